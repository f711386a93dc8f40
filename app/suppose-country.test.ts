import { expect, test } from 'vitest';
import { countryName } from '#content/pathway/country-names.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import { locales } from '#domain/locale.ts';
import { arrivedFrom, slugOf, toldIn } from './suppose-country.ts';

test('a country is known by the address of its page, in each language', () => {
  const site = 'https://faro.example';
  const of = Object.entries(waySlugs).filter(([code]) => code !== 'eu-ib');
  expect(of.length).toBeGreaterThan(15);
  for (const [code, slugs] of of) {
    for (const locale of locales) {
      const page = `${site}${locale === 'es' ? '/ruta-a-espana' : '/en/route-to-spain'}/${slugs[locale]}`;
      expect(arrivedFrom(page, site)).toBe(slugOf(countryName(code, locale, '')));
      expect(arrivedFrom(page, 'https://elsewhere.example')).toBeUndefined();
    }
  }
  expect(arrivedFrom(`${site}/ruta-a-espana`, site)).toBeUndefined();
});

test('money is told from the day of its rate to the last on which that counts', () => {
  const lines = 'AR|2026-09-29|2026-12-28|0|27,4 a 34,7\nMX|2026-09-29|2026-12-28|1|324 a 409';
  const on = (day: string, country = 'MX') => toldIn(lines, country, day);
  expect(on('2026-09-28')).toEqual([]);
  expect(on('2026-09-29')).toEqual(['1', '324 a 409']);
  expect(on('2026-12-28')).toEqual(['1', '324 a 409']);
  expect(on('2026-12-29')).toEqual([]);
  expect(on('2026-10-01', 'CU')).toEqual([]);
  expect(toldIn('', 'MX', '2026-10-01')).toEqual([]);
});
