/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

/** What the walk asks of a browser: little enough for every protocol that drives one. */
export type Driver = {
  /** The browser's own name and version. */
  version: string;
  /** The folder that its downloads fall into. */
  downloads: string;
  go(url: string): Promise<void>;
  /** A function of the page's world, which sees nothing of ours but what it is given. */
  run<Given extends unknown[], Value>(
    what: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value>;
  /** A real pointer: moved there, down, up. */
  press(at: Point): Promise<void>;
  /** Real keys, to whatever has the focus. */
  type(text: string): Promise<void>;
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What this machine lacks to run it, and where it comes from; nothing if it can run. */
  missing(): string | undefined;
  /** A browser that was never here; `folder` is its own, and thrown away. */
  open(size: Size, folder: string): Promise<Driver>;
};

/** One question to a browser may take this long (ms). */
export const patience = 30_000;

/** What a function of the page's world says of what it is given, as an expression whose value is JSON. */
export function inPage<Given extends unknown[]>(
  what: (...given: Given) => unknown,
  given: Given,
): string {
  return `JSON.stringify((${String(what)})(...${JSON.stringify(given)}))`;
}
