import { renderToStaticMarkup } from 'react-dom/server';
import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Cost } from '#domain/cost/cost.ts';
import { lastDayOf } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import { CostAnswer } from '#app/features/admission/calculator/cost/cost-answer.tsx';
import {
  familyRate,
  type FamilyRate,
} from '#app/features/admission/calculator/cost/family-rate.ts';
import { listsIn, supposedCost } from '#app/features/admission/first-answer.tsx';

/**
 * The first answer in the money of every country that has a rate, as React itself tells it: a line each with its code, the first
 * and the last day on which that rate counts, 1 where the sum is a short one, and what each `data-told` of the answer begins
 * with, in their order, "=" where the build says the same.
 */
export function toldMoney(locale: Locale, copy: Copy, today: string): string {
  const lists = listsIn(locale);
  const built = wordsIn(answer(supposedCost('', today, lists).cost));
  return Object.entries(currencyOf)
    .flatMap(([country, currency = '']) => {
      const day = referenceRate(currency)?.day;
      const rate = day && familyRate({ currency, rate: '', rateDay: '', today: day });
      if (!day || !rate) return [];
      const { cost } = supposedCost(country, today, lists);
      const html = answer(cost, rate);
      const isShort = html.includes(' data-short=""');
      const words = wordsIn(html).map((each, index) => (each === built[index] ? '=' : each));
      return [[country, day, lastDayOf(day), Number(isShort), ...words].join('|')];
    })
    .join('\n');

  function answer(cost: Cost<Fact>, rate?: FamilyRate): string {
    return renderToStaticMarkup(
      <CostAnswer
        cost={cost}
        place={copy.cost.cities.madrid}
        aim=""
        means={lists.means}
        rate={rate}
        said={{ locale, copy, lists }}
      />,
    );
  }
}

function wordsIn(html: string): string[] {
  const all = [...html.matchAll(/ data-told=""[^>]*>([^<]*)/g)].map(([, words = '']) => words);
  const odd = all.find((words) => /[&|\n]/.test(words));
  if (odd !== undefined) throw new Error(`cannot be told before React: ${odd}`);
  return all;
}
