/** A file of a room, by its path from the root of the repository. */
export type SizedFile = { readonly path: string; readonly lines: number };

/** The lines of a room's files, and how long its files of code are. */
export type RoomLines = {
  readonly room: string;
  readonly files: number;
  readonly code: number;
  readonly css: number;
  readonly sql: number;
  readonly testFiles: number;
  readonly tests: number;
  readonly median: number;
  readonly p90: number;
  readonly longest: number;
};

/** A row for each room: code is `.ts`, `.tsx` and `.mjs` without tests, styles and SQL are counted apart. */
export function linesPerRoom(files: readonly SizedFile[], rooms: readonly string[]): RoomLines[] {
  return rooms.map((room) => {
    const own = files.filter(({ path }) => path.startsWith(`${room}/`));
    const code = own.filter(({ path }) => isCode(path) && !isTest(path));
    const tests = own.filter(({ path }) => isCode(path) && isTest(path));
    const lengths = code.map(({ lines }) => lines).toSorted((a, b) => a - b);
    return {
      room,
      files: code.length,
      code: linesOf(code),
      css: linesOf(own.filter(({ path }) => path.endsWith('.css'))),
      sql: linesOf(own.filter(({ path }) => path.endsWith('.sql'))),
      testFiles: tests.length,
      tests: linesOf(tests),
      median: quantile(lengths, 0.5),
      p90: quantile(lengths, 0.9),
      longest: lengths.at(-1) ?? 0,
    };
  });
}

/** Files of code with more than so many lines, the longest first. */
export function longerThan(files: readonly SizedFile[], most: number): SizedFile[] {
  return files
    .filter(({ path, lines }) => isCode(path) && !isTest(path) && lines > most)
    .toSorted((a, b) => b.lines - a.lines);
}

function isCode(path: string): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.(tsx?|mjs)$/.test(path);
}

function linesOf(files: readonly SizedFile[]): number {
  return files.reduce((sum, { lines }) => sum + lines, 0);
}

function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(share * (ascending.length - 1))] ?? 0;
}
