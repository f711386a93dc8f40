import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#content/site.ts';

afterEach(() => {
  vi.doUnmock('#content/site.ts');
  vi.resetModules();
});

/** What the front page says that the full advice costs, in Spanish and in English. */
async function adviceSaid(advice: number | undefined): Promise<readonly (string | undefined)[]> {
  vi.resetModules();
  const { advice: _, ...others } = site.prices.value;
  const value = advice === undefined ? others : { ...others, advice };
  vi.doMock('#content/site.ts', () => ({ site: { ...site, prices: { ...site.prices, value } } }));
  const [es, en] = await Promise.all([import('./es/landing.ts'), import('./en/landing.ts')]);
  return [es, en].map(({ copy }) => copy.investment.lines.at(-1)?.price);
}

test('the price of the full advice is printed where the owner has one', async () => {
  expect(await adviceSaid(1250)).toEqual(['1250 €', '€1,250']);
  expect(await adviceSaid(undefined)).toEqual([
    'por escrito, antes de empezar',
    'in writing, before you start',
  ]);
});
