import { currencySign } from '#content/wording/spans.ts';
import { numberFormat } from '#content/wording/formats.ts';
import { monthsToTry } from '#domain/cost/budget.ts';
import { inCurrency } from '#domain/cost/exchange.ts';
import type { Range } from '#domain/range.ts';
import type { FormSaid } from '../grade-words.ts';
import { listIds } from '../lists.ts';
import { Pick } from '../pick.tsx';
import type { FamilyRate } from './family-rate.ts';

/** What was typed; nothing on a built page, where the browser holds it. */
export type BudgetTyped = { value: string; onType: (value: string) => void };

/** "¿Cuánto puede poner tu familia al mes?", in the money of the sum above it: one of three amounts, or another. */
export function BudgetField({
  typed,
  year,
  rate,
  said: { locale, copy },
}: {
  typed?: BudgetTyped | undefined;
  /** What the first year comes to, in euros. */
  year: Range;
  rate: FamilyRate | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const state = typed && {
    value: typed.value,
    onChange: ({ target }: { target: HTMLInputElement }) => typed.onType(target.value),
  };
  const whole = numberFormat(locale, { useGrouping: 'always' });
  return (
    <div className="budget">
      <label htmlFor="budget">{words.budget}</label>
      <div className="picks" role="group" aria-label={words.tries}>
        {monthsToTry(rate ? inCurrency(year, rate) : year).map((amount, index) => {
          const text = whole.format(amount);
          return (
            <Pick
              key={index}
              name="try"
              value={`${index}`}
              isChosen={typed?.value === text}
              onChoose={typed && (() => typed.onType(text))}
            >
              <b data-told="">{rate ? currencySign(rate.currency, locale) + text : text}</b>
            </Pick>
          );
        })}
        <input
          id="budget"
          name="budget"
          form={listIds.form}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          placeholder={words.other}
          aria-describedby={listIds.money}
          {...state}
        />
      </div>
      {!typed?.value && <small>{words.ghost}</small>}
    </div>
  );
}
