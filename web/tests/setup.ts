// What jsdom does not have.
Object.defineProperty(globalThis, "matchMedia", {
  value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
});
