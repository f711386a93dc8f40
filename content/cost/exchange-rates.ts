// Reference rates of one day, which stand in until a family types its own.
import { facts } from '#content/compiled/facts/exchange-rates.js';
import type { Fact } from '#content/facts/fact.ts';
import type { Rate } from '#domain/cost/exchange.ts';

/** A rate with its fact; nothing for a currency without one, or where it was not verified. */
export function referenceRate(currency: string): (Rate & { fact: Fact }) | undefined {
  const fact: Fact | undefined = facts.find(({ id }) =>
    id.startsWith(`rate-${currency.toLowerCase()}-`),
  );
  if (!fact || fact.mark === 'U') return undefined;
  return { currency, perEuro: Number(fact.value), day: fact.said?.on ?? fact.checked, fact };
}
