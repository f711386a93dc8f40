import { useLayoutEffect } from 'react';
import { euroSpan, signedSpan } from '#content/wording/spans.ts';
import { standingOf } from '#domain/cost/budget.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import type { Range } from '#domain/range.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { inTens } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Said } from '../grade-words.ts';
import type { Place } from '../place-field.tsx';
import type { Tell } from './cost-choices.tsx';
import type { FamilyRate } from './family-rate.ts';
import { leversFor, type Lever } from './levers.ts';

/** Whether what the family can put in pays the first year, and what would make it cost less. */
export function BudgetAnswer({
  month,
  sum,
  calculation,
  counted,
  today,
  usualWay,
  tell,
  place,
  hasVisa,
  rate,
  said: { locale, copy, lists },
}: {
  /** Euros; nothing where what was typed is no amount. */
  month: number | undefined;
  sum: CostSum;
  calculation: Calculation;
  /** The situation that is counted with. */
  counted: Situation;
  today: string;
  usualWay: Calculation['way'];
  tell: Tell;
  place: (place: Place) => void;
  hasVisa: boolean;
  rate: FamilyRate | undefined;
  said: Said;
}) {
  const words = copy.budget;
  // Of a kept amount everything is seen at once with its verdict.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['wake'];
  }, []);
  if (month === undefined) return <p className="answer-small">{words.unreadable}</p>;
  const standing = standingOf(month, sum);
  const levers =
    standing.kind === 'covers' ? [] : leversFor(calculation, counted, today, lists, usualWay);
  return (
    <>
      <p className="budget-verdict">{verdict()}</p>
      <p className="answer-small">
        {words.spread} {hasVisa && words.apart}
      </p>
      {levers.length > 0 && (
        <div className="picks" role="group" aria-label={words.levers}>
          <p aria-hidden="true">{words.levers}</p>
          {levers.map((lever) => {
            const told = leverWords(lever);
            return (
              <button key={told} type="button" className="pick" onClick={() => choose(lever.to)}>
                {told}
              </button>
            );
          })}
        </div>
      )}
    </>
  );

  function choose(to: Lever['to']): void {
    if ('city' in to) place({ region: to.city.region, city: to.city.id });
    else tell(to);
  }

  function verdict(): string {
    switch (standing.kind) {
      case 'covers':
        return fill(words.covers, { amount: money(standing.left) });
      case 'tight':
        return fill(words.tight, {
          amount: money({ low: standing.missing, high: standing.missing }),
        });
      case 'open':
        return words.open;
      case 'short': {
        const { low, high } = standing.missing;
        const amount = money({ low, high: standing.isFloor ? low : high });
        return fill(standing.isFloor ? words.shortAtLeast : words.short, { amount });
      }
    }
  }

  function leverWords({ to, saving, sum: then }: Lever): string {
    const what = 'city' in to ? copy.cost.cities[to.city.id] : copy.cost.aim[to.aim];
    const covers = standingOf(month ?? 0, then).kind === 'covers';
    return fill(covers ? words.leverCovers : words.lever, { what, amount: money(saving) });
  }

  function money(euros: Range): string {
    if (!rate) return euroSpan(inTens(euros), copy.cost, locale);
    return signedSpan(rate.currency, inCurrency(euros, rate), copy.cost, locale);
  }
}
