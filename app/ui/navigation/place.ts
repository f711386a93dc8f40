/** Where the document stands, and what the entry of its history keeps besides the address. */
export type Place = {
  readonly pathname: string;
  /** With its `?`, or nothing. */
  readonly search: string;
  /** With its `#`, or nothing. */
  readonly hash: string;
  readonly state: unknown;
  /** Of the history entry: the same again when the user comes back to it. */
  readonly key: string;
};

/** Where to: an address within the site, or its parts, with or without the `?` and the `#`. */
export type To = string | { pathname: string; search?: string; hash?: string };

/** The whole address of `to`; what begins with `?` or `#` belongs to the page at `pathname`. */
export function hrefOf(to: To, pathname: string): string {
  if (typeof to !== 'string') {
    return to.pathname + behind('?', to.search) + behind('#', to.hash);
  }
  return /^[?#]/.test(to) ? pathname + to : to;
}

function behind(mark: '?' | '#', text = ''): string {
  return text === '' || text.startsWith(mark) ? text : mark + text;
}

/** Whether `href` is a part of the page at an address. */
export function isPartOf(page: string, href: string): boolean {
  return href.startsWith(`${page}#`);
}
