import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { professions } from '#content/compiled/occupations/described.js';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';

// The database itself is not part of the project; where a copy lies beside it, letters are compared.
const file = new URL('../../../shared/data/onet_interests_2026-02.csv', import.meta.url);
const copy = process.env['ONET_INTERESTS'] ?? file;

test.each(professions)('$name.es is most interested in what its letters say', (found) => {
  const highest = Math.max(...Object.values(found.scores));
  const leading = riasecLetters.filter((letter) => found.scores[letter] === highest);
  expect(leading).toContain(found.letters[0]);
});

test.runIf(existsSync(copy))('the letters are the database’s own', () => {
  const rows = readFileSync(copy, 'utf8').split('\n');
  for (const { code, letters } of professions) {
    const row = rows.find((line) => line.startsWith(`${code},`)) ?? '';
    expect(row.split(',').at(-4)).toBe(letters);
  }
});
