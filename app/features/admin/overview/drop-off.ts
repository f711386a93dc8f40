import type { Overview } from '#app/data/admin/overview.ts';

export type DropOff = {
  readonly instrument: string;
  readonly form: string;
  readonly started: number;
  readonly finished: number;
  /** Position n: attempts with at least n answers; those that were finished count everywhere. */
  readonly reached: readonly number[];
  /** Where attempts were left, most of them first. */
  readonly stops: readonly { readonly answered: number; readonly left: number }[];
};

/**
 * From how many answers the abandoned attempts have, how many attempts reached each question. `lengthOf` says how many
 * questions a form has, where that is fixed.
 */
export function dropOffs(
  { left_at, kept_on }: Pick<Overview, 'left_at' | 'kept_on'>,
  lengthOf: (instrument: string, form: string) => number,
): DropOff[] {
  return kept_on.map(({ instrument, form, started, finished }) => {
    const here = left_at.filter((row) => row.instrument === instrument && row.form === form);
    const last = Math.max(0, ...here.map(({ answered }) => answered));
    const reached = Array.from(
      { length: Math.max(last + 2, lengthOf(instrument, form) + 1) },
      (_, n) =>
        finished +
        here
          .filter(({ answered }) => answered >= n)
          .reduce((sum, { attempts }) => sum + attempts, 0),
    );
    const stops = here
      .map(({ answered, attempts }) => ({ answered, left: attempts }))
      .toSorted((a, b) => b.left - a.left || a.answered - b.answered);
    return { instrument, form, started, finished, reached, stops };
  });
}
