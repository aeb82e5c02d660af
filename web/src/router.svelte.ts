// Which page is shown: the home page or a table. The secret of a link is taken out of the address as soon as it is read.

class Router {
  path = $state(location.pathname);
  secret: string | null = null;

  constructor() {
    this.#read();
    addEventListener("popstate", () => {
      this.#read();
      this.path = location.pathname;
    });
  }

  #read(): void {
    if (location.pathname.startsWith("/t/") && location.hash.length > 1) {
      this.secret = decodeURIComponent(location.hash.slice(1));
      history.replaceState(null, "", location.pathname);
    }
  }

  get table(): string | null {
    return /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(this.path)?.[1] ?? null;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** A link inside the page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.getAttribute("href")!);
  };
}

export const router = new Router();
