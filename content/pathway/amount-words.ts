import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { euroRange } from '#content/wording/euro-range.ts';
import { fill } from '#content/wording/fill.ts';
import { eurosIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { Amount } from '#domain/pathway/rules.ts';

/** An amount with its period, or the word that it has to be asked. */
export function amountWords(
  { low, high, per }: Pick<Amount, 'low' | 'high' | 'per'>,
  copy: Copy,
  locale: Locale,
  euros: { format: (amount: number) => string } = eurosIn(locale),
): string {
  if (low === undefined) return copy.answer.unknown;
  const amount =
    high === undefined
      ? euros.format(low)
      : euroRange(euros.format(low), euros.format(high), copy.amounts.range);
  return fill(copy.amounts.per[per], { amount });
}

/** What is due, with the kind and the date of its amount; what is only shown to a consulate says so. */
function dueWords(due: Amount, copy: Copy, locale: Locale): string {
  const { what, note } = copy.money[due.id];
  const amount = amountWords(due, copy, locale);
  const line = fill(copy.months.line, { what, amount, note });
  return due.purpose === 'show' ? fill(copy.months.show, { line }) : line;
}

/** The money of one month, a line for each; `tuition` is the one of a public degree, whose two prices stand elsewhere. */
export function monthMoney(
  money: readonly Amount[],
  {
    tuition,
    copy,
    locale,
  }: {
    tuition: string;
    copy: Copy;
    locale: Locale;
  },
): string[] {
  return money
    .filter(({ id }) => id !== 'tuition-resident')
    .map((due) => (due.id === 'tuition-foreign' ? tuition : dueWords(due, copy, locale)));
}
