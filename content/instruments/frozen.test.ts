import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import frozen from './frozen.json' with { type: 'json' };
import { loadWording } from './load-published.ts';
import { publications } from './publications.ts';
import { goldenSheets as personalitySheets } from './personality/v1/golden.ts';
import { goldenShortSheets } from './interests/v1/golden-short.ts';
import { goldenSheets as riasecSheets } from './interests/v1/golden.ts';
import { goldenSheets as valuesSheets } from './values/v1/golden.ts';

// A published version is for ever: people have answered it. To change anything, add a version, and its hash here.
test('every published version is what it was when it was published', async () => {
  const found: Record<string, string> = {};
  for (const { instrument } of publications) {
    const wording = await Promise.all(
      locales.map((locale) => loadWording(instrument.id, instrument.version, locale)),
    );
    found[`${instrument.id}/v${instrument.version}`] = fingerprint({ instrument, wording });
  }
  expect(found).toEqual(frozen.instruments);
});

test('no golden answer sheet was changed or taken away', () => {
  const sheets = {
    'riasec/v1': riasecSheets,
    'riasec/v1 short': goldenShortSheets,
    'values/v1': valuesSheets,
    'personality/v1': personalitySheets,
  };
  const found = Object.fromEntries(
    Object.entries(sheets).map(([instrument, list]) => [
      instrument,
      Object.fromEntries(list.map((sheet) => [sheet.name, fingerprint(sheet)])),
    ]),
  );
  expect(found).toMatchObject(frozen.golden);
});

/** SHA-256 of the value as JSON with keys in order of the alphabet, so that only content counts. */
function fingerprint(value: unknown): string {
  const sorted = JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
