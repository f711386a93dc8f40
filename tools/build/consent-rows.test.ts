import { expect, test } from 'vitest';
import { readMigrations } from '#server/database/migrations.ts';
import { missingTexts, shippedTexts, shownTexts, textsMigration } from './consent-rows.ts';

const shipped = shippedTexts(
  readMigrations()
    .map(({ sql }) => sql)
    .join('\n'),
);

test('P01, D17: every text of consent that the site shows is known to the database', () => {
  // A list with something in it? Change the version of the text, then `npm run consent:texts` prints its migration.
  expect(missingTexts(shownTexts, shipped)).toEqual([]);
  expect(shownTexts).toHaveLength(10);
});

test('a version stands for one text: words that change get another', () => {
  const versions = new Map(shipped.map(({ version, hash }) => [version, hash]));
  expect(shipped.filter(({ version, hash }) => versions.get(version) !== hash)).toEqual([]);
});

test('changed words are missing, and the migration that is printed adds them', () => {
  const changed = shownTexts.map((text) =>
    text.purpose === 'research' && text.locale === 'en'
      ? { ...text, version: '2027-01-research.en', hash: 'f'.repeat(64) }
      : text,
  );
  const missing = missingTexts(changed, shipped);
  expect(missing.map(({ version }) => version)).toEqual(['2027-01-research.en']);
  const printed = textsMigration(missing, '2027-01-07');
  expect(missingTexts(changed, [...shipped, ...shippedTexts(printed)])).toEqual([]);
});
