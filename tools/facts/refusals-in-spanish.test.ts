import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inSpanish, reasonsInSpanish } from './refusals-in-spanish.ts';

test('every reason of the schemas that the table writes is told in Spanish', () => {
  const sources = [
    ...['words', 'source', 'fact', 'tuition', 'country'].map(
      (name) => `content/schemas/${name}.ts`,
    ),
    'tools/content/record.ts',
  ];
  const said = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:is|does|has|says|lacks) [^'\n]*)'/g)].map(
      ([, reason = '']) => reason,
    ),
  );
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((reason) => !(reason in reasonsInSpanish))).toEqual([]);
});

test('a mistake names the column of the table', () => {
  const mistake = { file: 'content/facts/living.yaml', field: 'facts.3.staleAfter' };
  expect(inSpanish({ ...mistake, reason: 'is not after checked' }).reason).toBe(
    'tiene que ser posterior a «revisado» (columna «mirar antes de»)',
  );
  expect(
    inSpanish({ ...mistake, field: 'ownWords', reason: 'no English sentence has DIAN' }).reason,
  ).toBe('ninguna frase en inglés dice ya «DIAN», que está entre los nombres propios');
});
