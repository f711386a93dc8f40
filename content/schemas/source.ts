// What a figure or a sentence of the world rests on: the page that says it, how it was read, when it must be looked at again.
import { z } from 'zod';
import { yearEnd } from '#domain/fact-age.ts';
import { day } from './words.ts';

/** Day, month or year of publication. */
export const published = z
  .string()
  .regex(/^20\d\d(-\d\d){0,2}$/, 'is no day, month or year: YYYY-MM-DD, YYYY-MM, YYYY');

/** The year, `2025`, or academic year, `2025-26`, that a price is of. */
export const year = z
  .string()
  .refine((said) => yearEnd(said) !== undefined, 'is no year, 2025, and no academic year, 2025-26');

/** Fields of everything that rests on a page. */
export const source = {
  /** The page that says it. */
  url: z.url({ protocol: /^https$/, error: 'is no address over https' }),
  /**
   * `V`: read in a primary source or one that quotes it. `S`: press or secondary; pages say so. `U`: not verified: nothing is
   * reckoned with it, pages print a question in its place, and what would say it names an office to ask.
   */
  mark: z.enum(['V', 'S', 'U']),
  /** Day of the last look. */
  checked: day,
  /** Last day on which it need not be looked at again. */
  staleAfter: day,
};

/** For `check` of whatever has these fields. */
export const inOrder = z.refine<{ readonly checked: string; readonly staleAfter: string }>(
  ({ checked, staleAfter }) => staleAfter > checked,
  { path: ['staleAfter'], error: 'is not after checked' },
);
