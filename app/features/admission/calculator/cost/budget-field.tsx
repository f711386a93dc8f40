import { currencyAfter } from '#content/wording/spans.ts';
import type { FormSaid } from '../grade-words.ts';
import { listIds } from '../lists.ts';
import type { FamilyRate } from './family-rate.ts';

/** What was typed; nothing on a built page, where the browser holds it. */
export type BudgetTyped = { value: string; onType: (value: string) => void };

/** "¿Cuánto puede poner tu familia al mes?", in the money of the sum above it. */
export function BudgetField({
  typed,
  rate,
  said: { locale, copy },
}: {
  typed?: BudgetTyped | undefined;
  rate: FamilyRate | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const state = typed && {
    value: typed.value,
    onChange: ({ target }: { target: HTMLInputElement }) => typed.onType(target.value),
  };
  return (
    <p className="budget">
      <label htmlFor="budget">{words.budget}</label>
      <input
        id="budget"
        name="budget"
        form={listIds.form}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        aria-describedby="budget-money"
        {...state}
      />
      <span id="budget-money" data-told="">
        {rate ? currencyAfter(2, rate.currency, locale) : words.euros}
      </span>
    </p>
  );
}
