import { renderToStaticMarkup } from 'react-dom/server';
import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { lastDayOf } from '#domain/cost/exchange.ts';
import type { Locale } from '#domain/locale.ts';
import { CostAnswer } from '#app/features/admission/calculator/cost/cost-answer.tsx';
import { familyRate } from '#app/features/admission/calculator/cost/family-rate.ts';
import { listsIn, supposedCost } from '#app/features/admission/first-answer.tsx';

/**
 * The first answer in the money of every country that has a rate, as React itself tells it: a line each with its code, the first
 * and the last day on which that rate counts, 1 where the sum is a short one, and what each `data-told` of the answer begins
 * with, in their order.
 */
export function toldMoney(locale: Locale, copy: Copy, today: string): string {
  const lists = listsIn(locale);
  return Object.entries(currencyOf)
    .flatMap(([country, currency = '']) => {
      const day = referenceRate(currency)?.day;
      const rate = day && familyRate({ currency, rate: '', rateDay: '', today: day });
      if (!day || !rate) return [];
      const { cost } = supposedCost(country, today, lists);
      const html = renderToStaticMarkup(
        <CostAnswer
          cost={cost}
          place={copy.cost.cities.madrid}
          aim=""
          rate={rate}
          said={{ locale, copy }}
        />,
      );
      const isShort = html.includes(' data-short=""');
      return [[country, day, lastDayOf(day), Number(isShort), ...wordsIn(html)].join('|')];
    })
    .join('\n');
}

function wordsIn(html: string): string[] {
  const all = [...html.matchAll(/ data-told=""[^>]*>([^<]*)/g)].map(([, words = '']) => words);
  const odd = all.find((words) => /[&|\n]/.test(words));
  if (odd !== undefined) throw new Error(`cannot be told before React: ${odd}`);
  return all;
}
