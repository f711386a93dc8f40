import type { ReactNode } from 'react';
import { amountWords } from '#content/pathway/amount-words.ts';
import type { Station } from '#content/pathway/stations.ts';
import type { OwnMoney } from '#content/cost/own-money.ts';
import type { Digits } from '#content/wording/digits.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Amount } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { OwnAmount } from './own-amount.tsx';

/** Amounts in a currency besides euros, and the last day on which its rate holds. */
export type BesideEuros = { money: OwnMoney; range: string; until: string };

/** What is paid or shown with a station. */
export function StationSide({
  station: { money },
  price,
  digits,
  beside,
  copy,
}: {
  station: Station;
  /** Besides its own prices. */
  price: ReactNode;
  /** How amounts are written, where that is not the language's way. */
  digits: Digits | undefined;
  beside: BesideEuros | undefined;
  copy: Copy;
}) {
  const locale = useLocale();
  const told = money.filter(({ id }) => id !== 'tuition-foreign' && id !== 'tuition-resident');
  if (told.length === 0 && !price) return null;
  return (
    <div className="station-side">
      {told.map((rule) => {
        const own = beside && ownWords(rule, beside, copy);
        // The period stands once.
        const amount: Amount = own ? { ...rule, per: 'once' } : rule;
        return (
          <p key={rule.id}>
            <OwnAmount
              own={own}
              euros={amountWords(amount, copy, locale, digits?.euros)}
              until={beside?.until}
            />{' '}
            {copy.money[rule.id].what}
          </p>
        );
      })}
      {price}
    </div>
  );
}

/** An amount in the other currency, with its period. */
function ownWords(
  { low, high = low, per }: Amount,
  { money, range }: BesideEuros,
  copy: Copy,
): string | undefined {
  if (low === undefined || high === undefined) return undefined;
  const amount = low === high ? money.one(low) : money.range({ low, high }, range);
  return fill(copy.amounts.per[per], { amount });
}
