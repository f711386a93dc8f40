import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { professions, professionScale } from './professions.ts';

// The database itself is not part of the project; where a copy lies beside it, figures are compared.
const file = new URL('../../../shared/data/onet_interests_2026-02.csv', import.meta.url);
const copy = process.env['ONET_INTERESTS'] ?? file;

test.each(professions)('$name.es has six scores within the scale and its code once', (found) => {
  expect(found.code).toMatch(/^\d\d-\d{4}\.\d\d$/);
  expect(professions.filter(({ code }) => code === found.code)).toHaveLength(1);
  for (const letter of riasecLetters) {
    expect(found.scores[letter]).toBeGreaterThanOrEqual(professionScale.min);
    expect(found.scores[letter]).toBeLessThanOrEqual(professionScale.max);
  }
  expect(found.name.es).not.toBe(found.name.en);
});

test.each(professions)('$name.es is most interested in what its letters say', (found) => {
  const highest = Math.max(...Object.values(found.scores));
  const leading = riasecLetters.filter((letter) => found.scores[letter] === highest);
  expect(leading).toContain(found.letters[0]);
});

test('figures and addresses are those of the catalogue, where it has the occupation', () => {
  for (const { code, scores, career } of professions) {
    const found = catalog.find(({ onet }) => onet === code);
    expect(career).toEqual(found?.slug);
    expect(scores).toEqual(found?.career.interests ?? scores);
  }
});

test.runIf(existsSync(copy))('every score is the database’s own', () => {
  const rows = readFileSync(copy, 'utf8').split('\n');
  for (const { code, letters, scores, dated } of professions) {
    const row = rows.find((line) => line.startsWith(`${code},`)) ?? '';
    const cells = row.split(',').slice(-10);
    expect(cells.slice(0, 6).map(Number)).toEqual(riasecLetters.map((letter) => scores[letter]));
    expect([cells[6], cells[8]]).toEqual([letters, dated.split('-').toReversed().join('/')]);
  }
});
