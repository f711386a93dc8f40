import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { degrees } from './degrees.ts';
import { areSourcesHere, sourceCells, sourceFolder } from '#tests/source-files.ts';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { vocationalTitles } from './vocational-titles.ts';

describe.skipIf(!areSourcesHere)('beside the files it was made from', () => {
  test('degrees have the same names and offers', () => {
    const rows = sourceCells('es_public_degrees_2022.csv');
    for (const { name, publicOffers2022, branch } of degrees) {
      const expected = branch === 'artistic' ? undefined : Number(rows.get(name)?.[1]);
      expect([name, publicOffers2022]).toEqual([name, expected]);
    }
  });

  test('outcomes of FP titles stand in the official list of the title', () => {
    const lines = readFileSync(
      join(sourceFolder, 'careers', 'fp_titles_and_outputs_todofp.csv'),
      'utf8',
    )
      .split('\n')
      .map((line) => line.toLowerCase());
    for (const { id, name } of vocationalTitles) {
      const outcomes = titleOutcomes[id];
      if (outcomes?.origin !== 'todofp') continue;
      const named = lines.filter((line) => line.includes(name.toLowerCase()));
      for (const outcome of Object.values(outcomes.leadsTo)) {
        const holds = named.some((line) => line.includes(outcome.toLowerCase()));
        expect([id, outcome, holds]).toEqual([id, outcome, true]);
      }
    }
  });
});
