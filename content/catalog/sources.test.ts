import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { degrees } from './degrees.ts';
import { areSourcesHere, sourceCells, sourceFolder } from '#tests/source-files.ts';
import { catalog } from './registry.ts';
import { vocationalOutcomes } from './vocational-outcomes.ts';
import { vocationalTitles } from './vocational-titles.ts';

describe.skipIf(!areSourcesHere)('beside the files it was made from', () => {
  test('interests, their dates and job zones are the same', () => {
    const rows = sourceCells('onet_interests_2026-02.csv');
    for (const { onet, career, interestsDated, jobZone } of catalog) {
      const { id, interests } = career;
      const row = rows.get(onet) ?? [];
      expect([id, ...riasecLetters.map((letter) => interests[letter])]).toEqual([
        id,
        ...row.slice(2, 8).map(Number),
      ]);
      const [month, year] = (row[10] ?? '').split('/');
      expect(interestsDated).toBe(`${year}-${month}`);
      expect(jobZone).toBe(Number(row[9]));
    }
  });

  test('job zones have the same date', () => {
    const rows = sourceCells('onet_job_zones_29.3.csv');
    for (const { onet, jobZoneDated } of catalog) {
      const [month, year] = (rows.get(onet)?.[3] ?? '').split('/');
      expect(jobZoneDated).toBe(`${year}-${month}`);
    }
  });

  test('work values are the same, or missing in both', () => {
    const rows = sourceCells('onet_work_values_29.3.csv');
    const columns = {
      achievement: 2,
      conditions: 3,
      recognition: 4,
      relationships: 5,
      support: 6,
      independence: 7,
    };
    for (const { onet, career } of catalog) {
      const { id, values } = career;
      const row = rows.get(onet);
      const expected = row && workValues.map((value) => Number(row[columns[value]]));
      expect([id, values && workValues.map((value) => values[value])]).toEqual([id, expected]);
    }
  });

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
      const outcomes = vocationalOutcomes[id];
      if (outcomes?.origin !== 'todofp') continue;
      const named = lines.filter((line) => line.includes(name.toLowerCase()));
      for (const outcome of Object.values(outcomes.leadsTo)) {
        const holds = named.some((line) => line.includes(outcome.toLowerCase()));
        expect([id, outcome, holds]).toEqual([id, outcome, true]);
      }
    }
  });
});
