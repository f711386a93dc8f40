// A price in words: the amount with its pace, where and of when it is, and what kind of source says so.
import { fill } from '#content/wording/fill.ts';
import { eurosIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/price.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Pace } from '#domain/cost/cost-parts.ts';
import type { Price } from '#domain/cost/cost.ts';
import type { Locale } from '#domain/locale.ts';

type Said = { words: Copy; locale: Locale };

/** As what is paid. */
export function knownWords(price: Price<Fact>, pace: Pace, { words, locale }: Said): string {
  return fill(words.known, {
    amount: amountWords(price, { words, locale }),
    pace: words.pace[pace],
    where: price.facts[0]?.where[locale] ?? '',
    kind: price.facts.some(({ mark }) => mark === 'S') ? words.press : words.official,
  });
}

/** As what was once paid: too old to reckon with. */
export function exampleWords(price: Price<Fact>, pace: Pace, { words, locale }: Said): string {
  const amount = `${amountWords(price, { words, locale })} ${words.pace[pace]}`;
  return fill(words.example, { amount, where: price.facts[0]?.where[locale] ?? '' });
}

/** An amount or a range, without its pace. */
export function amountWords(
  { low, high }: Pick<Price<Fact>, 'low' | 'high'>,
  { words, locale }: { words: Pick<Copy, 'from' | 'range'>; locale: Locale },
): string {
  const euros = eurosIn(locale);
  if (high === undefined) return fill(words.from, { low: euros.format(low) });
  if (low === high) return euros.format(low);
  return fill(words.range, { low: euros.format(low), high: euros.format(high) });
}
