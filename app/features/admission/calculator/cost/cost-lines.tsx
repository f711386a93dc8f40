import { euroSpan, signedSpan } from '#content/wording/spans.ts';
import { monthsOfYear } from '#domain/cost/cost-parts.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import type { GroupedLine } from '#domain/cost/line-groups.ts';
import type { Range } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import type { FamilyRate } from './family-rate.ts';

/** What the sum is made of: a handful of lines, each with its amount of the year and the price behind it, in one money. */
export function CostLines({
  groups,
  rate,
  said: { locale, copy },
}: {
  groups: readonly GroupedLine[];
  rate: FamilyRate | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const top = Math.max(...groups.map(({ year }) => year?.amount.high ?? 0));
  return (
    <ul className="cost-lines">
      {groups.map((line) => (
        <li key={line.group} data-part={partOf(line)}>
          <span data-told="">{line.only ? copy.parts[line.only] : words.lines[line.group]}</span>
          <b data-told="">{line.year ? yearWords(line.year.amount, line) : words.lines.ask}</b>
          {line.pace !== 'year' && <small data-told="">{priceWords(line)}</small>}
        </li>
      ))}
    </ul>
  );

  function yearWords(amount: Range, { isFrom, pace }: GroupedLine): string {
    return moneyWords(amount, isFrom, pace === 'year');
  }

  /** A price of a month stands behind its year. */
  function priceWords({ group, price, pace, isFrom }: GroupedLine): string {
    if (!price) return '';
    if (pace !== 'month') return words.pace[pace];
    const told = `${moneyWords(price, isFrom, false)} ${words.pace[pace]}`;
    // One price a month, and a range a year: of how many months that is.
    return group === 'room' ? `${told}, ${fill(words.months, monthsOfYear)}` : told;
  }

  function moneyWords({ low, high }: Range, isFrom: boolean, isRound: boolean): string {
    const range = { low, high: isFrom ? low : high };
    const amount = rate
      ? signedSpan(rate.currency, inCurrency(range, rate), words, locale, top * rate.perEuro)
      : euroSpan(isRound ? inRoundTens(range) : range, words, locale);
    return isFrom ? fill(words.from, { low: amount }) : amount;
  }
}

/** How it stands on the deck. */
function partOf({ year }: GroupedLine): string | undefined {
  return year && (year.certain >= year.amount.low ? 'certain' : 'likely');
}

/** As prices of a year are told on every page. */
function inRoundTens({ low, high }: Range): Range {
  const tens = (amount: number) => Math.round(amount / 10) * 10;
  return { low: tens(low), high: tens(high) };
}
