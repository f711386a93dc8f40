import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { locales } from '#domain/locale.ts';
import { CostAnswer } from '#app/features/admission/calculator/cost/cost-answer.tsx';
import { listsIn, supposedCost } from '#app/features/admission/first-answer.tsx';
import { toldMoney } from './told-money.tsx';

const today = '2026-11-23';

test.each(locales)(
  'every country has words for each place of the built answer (%s)',
  async (locale) => {
    const copy = await loadWords(wordsOf('calculator'), locale);
    const { cost } = supposedCost('', today, listsIn(locale));
    const built = renderToStaticMarkup(
      <CostAnswer
        cost={cost}
        place="Madrid"
        aim=""
        means={600}
        said={{ locale, copy, lists: listsIn(locale) }}
      />,
    );
    const places = built.match(/data-told=""/g)?.length;
    const told = toldMoney(locale, copy, today)
      .split('\n')
      .map((line) => line.split('|'));
    for (const [country = '', first = '', last = '', isShort, ...words] of told) {
      expect(words).toHaveLength(places ?? 0);
      expect(isShort).toMatch(/^[01]$/);
      expect(words.filter((each) => each === '')).toEqual(words[1] === '' ? [''] : []);
      expect(words.at(-1)).toContain(currencyOf[country]);
      expect(Date.parse(last) - Date.parse(first)).toBe(90 * 86_400_000);
    }
    const [, , , isShort, amounts, size, currency] =
      told.find(([country]) => country === 'MX') ?? [];
    expect([`${amounts}${size}`, currency, isShort]).toEqual(
      locale === 'es'
        ? ['324 a 409\u00A0mil', 'pesos mexicanos', '1']
        : ['324 to 409K', 'Mexican pesos', '1'],
    );
    // Whose diploma is not recognised but accredited pays one paper.
    const of = (code: string) => told.find(([country]) => country === code)?.slice(4) ?? [];
    expect(of('CO').join(' ')).toContain(copy.parts.credential);
    expect(of('MX').join(' ')).not.toContain(copy.parts.credential);
    // Names of parts, and what is paid once, are the same from everywhere else.
    expect(of('MX').filter((each) => each === '=').length).toBeGreaterThan(5);
  },
);
