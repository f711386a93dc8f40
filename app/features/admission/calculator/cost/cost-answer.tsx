import type { ReactNode } from 'react';
import { europeanListIn, wholeEurosIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { Fact } from '#content/facts/fact.ts';
import { monthOf, type Cost, type CostSum } from '#domain/cost/cost.ts';
import { groupedLines } from '#domain/cost/line-groups.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import { inTens } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIds } from '../lists.ts';
import type { FormSaid } from '../grade-words.ts';
import { BudgetField, type BudgetTyped } from './budget-field.tsx';
import { CostNotes } from './cost-notes.tsx';
import { CostLines } from './cost-lines.tsx';
import type { FamilyRate } from './family-rate.ts';
import { euroWords, moneyParts, nameOfMoney, rateWords, signedWords } from './money-words.ts';
import { BarLegend } from './bar-legend.tsx';
import { SumBar } from './sum-bar.tsx';
import { VisaMoney } from './visa-money.tsx';

/** Before a place is chosen, what is certain is told from this share of the sum on. */
const tellable = 0.05;

/** A sum of so many letters is written larger. */
const shortSum = 14;

/**
 * "¿Cuánto cuesta?" at once: the first year in the family's money with its bar in euros, what moves it, a month and all years,
 * and the lines that it is made of. What begins differently in another money is `data-told` (`app/suppose-country.ts`).
 */
export function CostAnswer({
  cost: { lines, unknown, firstYear, certain, degree, years },
  place,
  aim,
  means,
  rate,
  country,
  budget,
  verdict,
  choices,
  said,
}: {
  cost: Cost<Fact>;
  /** The city or region that is counted with. */
  place: string;
  aim: Aim | '';
  /** What is shown to a consulate, a month in euros; nothing where no visa is asked for. */
  means?: number | undefined;
  /** Of the family's money; nothing while that is euros. */
  rate?: FamilyRate | undefined;
  /** What the family can put in, with what it is in a year, in euros. */
  budget?: (BudgetTyped & { year: number | undefined }) | undefined;
  verdict?: ReactNode;
  /** From which country is counted, of which degree, and what moves the sum. */
  country?: ReactNode;
  choices?: ReactNode;
  said: FormSaid;
}) {
  const { locale, copy } = said;
  const words = copy.cost;
  const euros = wholeEurosIn(locale);
  const groups = groupedLines(lines);
  const { low, high } = inTens(firstYear.amount);
  const [amounts, size] = moneyParts(firstYear, rate, said);
  const isShort = amounts.length + size.length <= shortSum;
  const course = aim === 'vocational' ? aim : 'degree';
  const from = fill(firstYear.isFloor ? words.atLeast : words.from, { low: euros.format(low) });
  const upTo = fill(words.upTo, { high: euros.format(high) });
  return (
    <section className="answer-night" aria-labelledby="cost-answer">
      <div className="answer-head">
        <h2 id="cost-answer">{place ? fill(words.firstYearIn, { place }) : words.firstYear}</h2>
        {country}
        <p role="status" className="answer-sum" data-short={isShort ? '' : undefined}>
          <strong data-told="">
            {amounts}
            <small data-told="">{size}</small>
          </strong>{' '}
          <span id={listIds.money} data-told="">
            {nameOfMoney(firstYear.amount.high, rate, said)}
          </span>{' '}
          <em data-told="">{rate ? euroWords(firstYear, said) : '\u00A0'}</em>
        </p>
      </div>
      <SumBar
        groups={groups}
        amount={firstYear.amount}
        isOpen={firstYear.isFloor}
        mine={budget?.year}
        words={{
          whole: firstYear.isFloor ? from : `${from} – ${upTo}`,
          mine: words.mine,
          parts: words.lines,
          small: (parts) =>
            europeanListIn(locale).format(
              parts.map((part, at) => (at ? lowerFirst(words.short[part]) : words.short[part])),
            ),
        }}
      />
      <BarLegend words={words.legend} />
      <div className="answer-ask">
        <BudgetField typed={budget} year={firstYear.amount} rate={rate} said={said} />
        <div role="status" className="budget-answer">
          {verdict}
        </div>
        {choices}
      </div>
      <div className="answer-parts">
        <h3>{words.lines.title}</h3>
        <CostLines groups={groups} rate={rate} said={said} />
        <dl className="answer-stats">
          {stat(fill(words.month, { place: place || words.spain }), {
            amount: inTens(monthOf(lines)),
            isFloor: false,
          })}
          {aim !== 'language-first' && stat(fill(words.whole[course], { years }), degree)}
        </dl>
        {means !== undefined && <VisaMoney month={means} rate={rate} said={said} />}
        {certain >= (place ? 1 : tellable * firstYear.amount.low) && (
          <p className="answer-certain" data-told="">
            {fill(words.legend.certain, { amount: certainWords() })}
          </p>
        )}
        <CostNotes unknown={unknown} hasVisa={means !== undefined} said={said} />
        <p className="answer-small answer-rate" data-told="">
          {rate && rateWords(rate, said)}
        </p>
      </div>
    </section>
  );

  /** In whole tens, never more than it is. */
  function certainWords(): string {
    const amount = Math.floor(certain / 10) * 10;
    return moneyWords({ amount: { low: amount, high: amount }, isFloor: false });
  }

  function moneyWords(sum: CostSum): string {
    return rate ? signedWords(sum, rate, said) : euroWords(sum, said);
  }

  function stat(name: string, sum: CostSum): ReactNode {
    return (
      <div>
        <dt>{name}</dt>
        <dd data-told="">{moneyWords(sum)}</dd>
      </div>
    );
  }
}
