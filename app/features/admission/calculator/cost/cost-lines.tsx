import { euroSpan, signedSpan } from '#content/wording/spans.ts';
import { wholeEurosIn } from '#content/wording/formats.ts';
import { monthsOfYear } from '#domain/cost/cost-parts.ts';
import type { CostLine } from '#domain/cost/cost.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import { groupedLines, type GroupedLine } from '#domain/cost/line-groups.ts';
import type { Range } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import type { FamilyRate } from './family-rate.ts';
import { PartBar } from './sum-bar.tsx';

/** What the sum is made of: a handful of lines on one scale, each with its amount of the year and the price behind it. */
export function CostLines({
  lines,
  rate,
  said: { locale, copy },
}: {
  lines: readonly CostLine<unknown>[];
  rate: FamilyRate | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const groups = groupedLines(lines);
  const top = Math.max(...groups.map(({ year }) => year?.amount.high ?? 0));
  return (
    <ul className="cost-lines" aria-label={words.lines.title}>
      <li aria-hidden="true">
        <p>
          <span>{words.lines.title}</span>
          <span>{words.lines.year}</span>
        </p>
      </li>
      {groups.map((line) => (
        <li key={line.group}>
          <p>
            <span data-told="">{line.only ? copy.parts[line.only] : words.lines[line.group]}</span>
            <b data-told="">{line.year ? yearWords(line.year.amount, line) : words.lines.ask}</b>
          </p>
          {line.year && <PartBar {...line.year} isOpen={false} top={top} />}
          <small data-told="">{priceWords(line)}</small>
        </li>
      ))}
    </ul>
  );

  function yearWords({ low, high }: Range, { pace, isFrom }: GroupedLine): string {
    const range = { low, high: isFrom ? low : high };
    const inMoney = rate && inCurrency(range, rate);
    const amount = inMoney
      ? signedSpan(rate.currency, inMoney, words, locale, top * rate.perEuro)
      : euroSpan(pace === 'year' ? inRoundTens(range) : range, words, locale);
    return isFrom ? fill(words.from, { low: amount }) : amount;
  }

  /** In euros, as it is published; without another currency a year's price stands there already. */
  function priceWords({ group, price, pace, isFrom }: GroupedLine): string {
    if (!price) return '';
    if (!rate && pace !== 'month') return words.pace[pace];
    const amount = isFrom
      ? fill(words.from, { low: wholeEurosIn(locale).format(price.low) })
      : euroSpan(pace === 'year' ? inRoundTens(price) : price, words, locale);
    const told = `${amount} ${words.pace[pace]}`;
    // One price a month, and a range a year: of how many months that is.
    return group === 'room' ? `${told}, ${fill(words.months, monthsOfYear)}` : told;
  }
}

/** As prices of a year are told on every page. */
function inRoundTens({ low, high }: Range): Range {
  const tens = (amount: number) => Math.round(amount / 10) * 10;
  return { low: tens(low), high: tens(high) };
}
