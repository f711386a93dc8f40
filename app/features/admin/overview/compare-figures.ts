import { fill } from '#app/i18n/fill.ts';

/** A figure beside the one before it, in words. */
export function compareFigures(
  [now, before]: readonly [number, number],
  words: { up: string; down: string; same: string },
  write: (n: number) => string,
): string {
  if (write(now) === write(before)) return words.same;
  return fill(now > before ? words.up : words.down, { before: write(before) });
}
