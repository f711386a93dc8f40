import type { ReactNode } from 'react';
import { wholeEurosIn } from '#content/wording/formats.ts';
import type { Fact } from '#content/facts/fact.ts';
import { monthOf, type Cost, type CostSum } from '#domain/cost/cost.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import { BudgetField, type BudgetTyped } from './budget-field.tsx';
import { CostNotes } from './cost-notes.tsx';
import { CostLines } from './cost-lines.tsx';
import type { FamilyRate } from './family-rate.ts';
import {
  euroWords,
  inTens,
  moneyParts,
  nameOfMoney,
  rateWords,
  signedWords,
} from './money-words.ts';
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
  from,
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
  /** From which country is counted, and what moves the sum. */
  from?: ReactNode;
  choices?: ReactNode;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const { locale, copy } = said;
  const words = copy.cost;
  const euros = wholeEurosIn(locale);
  const { low, high } = inTens(firstYear.amount);
  const [amounts, size] = moneyParts(firstYear, rate, said);
  const isShort = amounts.length + size.length <= shortSum;
  const course = aim === 'vocational' ? aim : 'degree';
  return (
    <section className="answer-night" aria-labelledby="cost-answer">
      {from}
      <div className="answer-head">
        <h2 id="cost-answer">{place ? fill(words.firstYearIn, { place }) : words.firstYear}</h2>
        <div role="status">
          <p className="answer-sum" data-short={isShort ? '' : undefined}>
            <strong data-told="">
              {amounts}
              <small data-told="">{size}</small>
            </strong>{' '}
            <span data-told="">{nameOfMoney(firstYear.amount.high, rate, said)}</span>
          </p>
          <SumBar
            amount={firstYear.amount}
            certain={certain}
            isOpen={firstYear.isFloor}
            mine={budget?.year}
            mineWords={words.mine}
            low={fill(firstYear.isFloor ? words.atLeast : words.from, { low: euros.format(low) })}
            high={fill(words.upTo, { high: euros.format(high) })}
          />
        </div>
        <BarLegend
          certain={certain >= (place ? 1 : tellable * firstYear.amount.low) ? certain : undefined}
          said={said}
        />
        <BudgetField typed={budget} rate={rate} said={said} />
        <div role="status" className="budget-answer">
          {verdict}
        </div>
        {choices}
        <dl className="answer-stats">
          {stat(fill(words.month, { place: place || words.spain }), {
            amount: monthOf(lines),
            isFloor: false,
          })}
          {aim !== 'language-first' && stat(fill(words.whole[course], { years }), degree)}
        </dl>
      </div>
      <div className="answer-parts">
        {means !== undefined && <VisaMoney month={means} rate={rate} said={said} />}
        <CostLines lines={lines} rate={rate} said={said} />
        <CostNotes lines={lines} unknown={unknown} hasVisa={means !== undefined} said={said} />
        <p className="answer-small answer-rate" data-told="">
          {rate && rateWords(rate, said)}
        </p>
      </div>
    </section>
  );

  function stat(name: string, sum: CostSum): ReactNode {
    return (
      <div>
        <dt>{name}</dt>
        <dd data-told="">
          {rate ? signedWords(sum, rate, said) : euroWords(sum, said)}
          <small data-told="">{rate ? euroWords(sum, said) : '\u00A0'}</small>
        </dd>
      </div>
    );
  }
}
