import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bankItems } from '#domain/instruments/interests/second-look.ts';
import { locales } from '#domain/locale.ts';
import { publications } from '#content/instruments/publications.ts';
import { loadWording } from '#content/instruments/load-published.ts';
import { byItem } from './bank-words.ts';
import { loadBank } from './load-bank.ts';
import { bankReasons } from './v1/reasons.ts';

/** People have answered it: to change a word, add a version. */
const frozen = '04995528ac2286e2075777570eccf4d21fe1071cc009489cd9b3aa3b42c3be32';

test('the published bank is what it was', async () => {
  const words = await Promise.all(locales.map((locale) => loadBank(locale)));
  const all = bankItems.map(({ id, scale, field }) => [
    id,
    scale,
    field,
    ...words.map((of) => of[id]),
  ]);
  expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(frozen);
});

test('every item has a reason, and no two of a field have the same', () => {
  const reasons = byItem(bankReasons);
  expect(Object.keys(reasons)).toEqual(expect.arrayContaining(bankItems.map(({ id }) => id)));
  for (const three of Object.values(bankReasons)) expect(new Set(three).size).toBe(3);
});

test.each(locales)('in %s no item is one of a test, or stands twice', async (locale) => {
  const asked = await Promise.all(
    publications.map(({ instrument }) =>
      loadWording(instrument.id, instrument.version, locale).then((of) =>
        Object.values(of?.items ?? {}),
      ),
    ),
  );
  const words = Object.values(await loadBank(locale));
  expect(words).toHaveLength(bankItems.length);
  expect(new Set(words.map(plain)).size).toBe(words.length);
  const known = new Set(asked.flat().map(plain));
  expect(words.filter((one) => known.has(plain(one)))).toEqual([]);
});

test.each(locales)(
  'in %s an item is one short line, an activity and no sentence',
  async (locale) => {
    const words = Object.values(await loadBank(locale));
    const first = { es: /^[A-ZÁÉÍÓÚ][a-zñáéíóú]*(ar|er|ir)$/, en: /^[A-Z][a-z]+$/ }[locale];
    expect(words.filter((one) => one.length > 60 || /[.;!?]/.test(one))).toEqual([]);
    expect(words.filter((one) => !first.test(one.split(' ')[0] ?? ''))).toEqual([]);
  },
);

const plain = (text: string) => text.toLocaleLowerCase().trim();
