// Which page is shown: the home page or a table. The secret of a link is taken out of the address as soon as it is read.

const tableOf = (path: string): string | null => /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1] ?? null;

class Router {
  path = $state(location.pathname);
  #link: { table: string; secret: string } | null = $state.raw(null); // until its table takes it

  constructor() {
    this.#read();
    addEventListener("popstate", this.#came);
    addEventListener("hashchange", this.#came); // a link to the table that is shown: the path stays
  }

  #came = (): void => {
    this.#read();
    this.path = location.pathname;
  };

  #read(): void {
    const table = tableOf(location.pathname);
    if (table === null || location.hash.length < 2) return;
    this.#link = { table, secret: location.hash.slice(1) }; // as it stands: no sign of a secret is ever escaped
    history.replaceState(null, "", location.pathname);
  }

  /** The secret that a table was opened with: once, and for no other table. */
  take(table: string): string | null {
    if (this.#link?.table !== table) return null;
    const { secret } = this.#link;
    this.#link = null;
    return secret;
  }

  get table(): string | null {
    return tableOf(this.path);
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
