import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import type { TypedMark } from '#domain/admission/read-mark.ts';
import { fill } from '#app/i18n/fill.ts';

/** What to say of a field that holds no mark; `outside` is said of a number of another scale. */
export function markProblem(
  read: TypedMark | undefined,
  outside: string,
  words: Copy['form'],
): string | undefined {
  if (read?.kind === 'outside') return fill(outside, { text: read.text });
  return read?.kind === 'unreadable' ? fill(words.unreadable, { text: read.text }) : undefined;
}
