import type { ReactNode } from 'react';
import { amountWords } from '#content/pathway/amount-words.ts';
import type { Station } from '#content/pathway/stations.ts';
import type { OwnMoney } from '#content/ways/own-money.ts';
import type { Digits } from '#content/wording/digits.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Amount } from '#domain/pathway/rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { OfficeLink } from '#app/features/pathway/office-link.tsx';

/** Amounts in a currency besides euros, and the last day on which its rate holds. */
export type BesideEuros = { money: OwnMoney; range: string; about: string; until: string };

/** Where a station is done, and what is paid or shown with it. */
export function StationSide({
  station: { step, money },
  where,
  price,
  digits,
  beside,
  copy,
}: {
  station: Station;
  /** In the place of its office; `null`: told elsewhere. */
  where: ReactNode;
  /** Beside its own prices. */
  price: ReactNode;
  /** How amounts are written, where that is not the language's way. */
  digits: Digits | undefined;
  beside: BesideEuros | undefined;
  copy: Copy;
}) {
  const locale = useLocale();
  return (
    <div className="station-side">
      {where !== null && <p>{where ?? <OfficeLink id={step.office} copy={copy} />}</p>}
      {money
        .filter(({ id }) => id !== 'tuition-foreign' && id !== 'tuition-resident')
        .map((rule) => (
          <p key={rule.id}>
            {copy.money[rule.id].what}:{' '}
            <strong>{amountWords(rule, copy, locale, digits?.euros)}</strong>
            {beside && <Beside amount={rule} {...beside} />}
          </p>
        ))}
      {price}
    </div>
  );
}

/** An amount in the other currency, as long as its rate holds. */
function Beside({
  amount: { low, high = low },
  money,
  range,
  about,
  until,
}: { amount: Amount } & BesideEuros) {
  if (low === undefined || high === undefined) return null;
  const told = low === high ? money.one(low) : money.range({ low, high }, range);
  return (
    <span className="station-own" data-stale-after={until}>
      {' '}
      ({fill(about, { amount: told })})
    </span>
  );
}
