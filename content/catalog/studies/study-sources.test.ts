import { describe, expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { areSourcesHere, sourceRows, type SourceRow } from '#tests/source-files.ts';
import { areasAfterwards, everyDegree, fieldsAfterwards } from './degree-afterwards.ts';
import { gradeYears } from './offer.ts';
import { offers } from './offers.ts';
import { titleAfterwards } from './title-afterwards.ts';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';

/** What is the same university or degree in files that write accents, brackets and the English name differently. */
function keyOf(name: string): string {
  const [own = ''] = name.split(/\s*[(/]/);
  return lettersOf(own);
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '')
    .toLowerCase();
}

function figure(cell: string | undefined): number {
  return Number((cell ?? '').replace(',', '.').replace('SL', '5') || Number.NaN);
}

describe.skipIf(!areSourcesHere)('beside the files of the Ministries', () => {
  test('every lowest grade is one that the year’s table has for that university and degree', () => {
    const there = new Map<string, Set<number>>();
    const note = (row: SourceRow, named: string | undefined, year: number, cell = '') => {
      const key = `${keyOf(row['university'] ?? row['University'] ?? '')} ${keyOf(named ?? '')} ${year}`;
      const grade = Math.max(5, figure(cell));
      if (!Number.isNaN(grade)) there.set(key, (there.get(key) ?? new Set()).add(grade));
    };
    for (const row of sourceRows('careers/es_public_min_grade_2015-2021.csv')) {
      for (const year of gradeYears) note(row, row['name'], year, row[`${year}-${year + 1}`]);
    }
    for (const row of sourceRows('careers/es_public_degrees_places_demand_2020-21.csv')) {
      note(row, row['degree'], 2020, row['min_grade']);
    }
    for (const row of sourceRows('admission/spain-notas-corte-ministerio.csv.gz')) {
      // That table calls a year by its end.
      note(row, row['DegreeOnly'], Number(row['Year']) - 1, row['Cutoff']);
    }
    const missing: string[] = [];
    let count = 0;
    for (const [id, university, key] of offersWithKeys()) {
      university.grades.forEach((grade, index) => {
        if (grade === undefined) return;
        count += 1;
        const known = there.get(`${key} ${gradeYears[index]}`);
        if (!known?.has(grade)) missing.push(`${id} ${key} ${gradeYears[index]}: ${grade}`);
      });
    }
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(9_500);
  });

  test('places of a degree at a university are those of its own centres together, where they have a limit', () => {
    const there = new Map<string, number>();
    for (const row of sourceRows('careers/es_public_degrees_places_demand_2020-21.csv')) {
      if (row['centre_type'] !== 'Centro propio') continue;
      const key = `${keyOf(row['university'] ?? '')} ${lettersOf(row['degree'] ?? '')}`;
      there.set(key, (there.get(key) ?? 0) + (Number(row['places']) || 0));
    }
    const ours = new Map<string, number>();
    for (const [, { places = 0 }, key] of offersWithKeys()) {
      if (places > 0) ours.set(key, (ours.get(key) ?? 0) + places);
    }
    expect(ours.size).toBeGreaterThan(1_400);
    for (const [key, places] of ours) expect([key, places]).toEqual([key, there.get(key)]);
  });

  test('no grade of 2020-21 or 2021-22 is that of an affiliated centre, unless an own one has the same', () => {
    const kinds = new Map<string, Set<string>>();
    for (const row of sourceRows('careers/es_public_degrees_places_demand_2020-21.csv')) {
      const key = `${keyOf(row['university'] ?? '')} ${lettersOf(row['centre'] ?? '')}`;
      kinds.set(key, (kinds.get(key) ?? new Set()).add(row['centre_type'] ?? ''));
    }
    const own = new Set<string>();
    const affiliated = new Set<string>();
    for (const row of sourceRows('admission/spain-notas-corte-ministerio.csv.gz')) {
      const university = keyOf(row['University'] ?? '');
      const kind = kinds.get(`${university} ${lettersOf(row['Unit'] ?? '')}`);
      const grade = Math.max(5, figure(row['Cutoff']));
      const year = Number(row['Year']) - 1;
      const cell = `${university} ${keyOf(row['DegreeOnly'] ?? '')} ${year}: ${grade}`;
      const isAffiliated = kind?.size === 1 && kind.has('Centro adscrito');
      (isAffiliated ? affiliated : own).add(cell);
    }
    expect(affiliated.size).toBeGreaterThan(1_000);
    const told = offersWithKeys().flatMap(([, { grades }, key]) =>
      [2020, 2021].flatMap((year) => {
        const grade = grades[gradeYears.findIndex((each) => each === year)];
        return grade === undefined ? [] : [`${key} ${year}: ${grade}`];
      }),
    );
    expect(told.length).toBeGreaterThan(2_500);
    expect(told.filter((cell) => affiliated.has(cell) && !own.has(cell))).toEqual([]);
  });

  test('what is told of areas and fields is the report’s', () => {
    const areas = new Map(
      sourceRows('careers/outcomes_ambito_2013-14.csv').map((row) => [row['ambito'], row]),
    );
    for (const { name, graduates, affiliated, base } of [
      ...Object.values(areasAfterwards),
      { ...everyDegree, name: 'Total' },
    ]) {
      const row = areas.get(name) ?? {};
      expect([name, graduates, affiliated, base]).toEqual([
        name,
        figure(row['graduates_2013_14']),
        {
          year1: figure(row['affiliated_pct_year1_2015']),
          year4: figure(row['affiliated_pct_year4_2018']),
        },
        { year1: figure(row['base_eur_year1_2015']), year4: figure(row['base_eur_year4_2018']) },
      ]);
    }
    const fields = new Map(
      sourceRows('careers/outcomes_field_2013-14_affiliation.csv').map((row) => [
        row['campo_de_estudio'],
        row,
      ]),
    );
    for (const { name, graduates, affiliated } of Object.values(fieldsAfterwards)) {
      const row = fields.get(name) ?? {};
      expect([name, graduates, affiliated]).toEqual([
        name,
        figure(row['graduates_2013_14']),
        { year1: figure(row['affiliated_pct_2015']), year4: figure(row['2018']) },
      ]);
    }
  });

  test('a base after a title is that of its row, which stands once and is of full days', () => {
    const rows = sourceRows('careers/fp_contribution_bases_by_cycle.csv');
    const bases = Map.groupBy(rows, (row) => row['cycle_or_group']);
    for (const { group, base } of Object.values(titleAfterwards)) {
      const [row = {}] = bases.get(group) ?? [];
      expect([group, base]).toEqual([group, figure(row['2019-20_year4_mean'])]);
      expect([group, figure(row['2019-20_year4_q20']) >= 15_876]).toEqual([group, true]);
      const twins = rows.filter(
        (other) => other['2019-20_year4_mean'] === row['2019-20_year4_mean'],
      );
      // Of intermediate titles a row repeats the one sixteen above it; the lower one is its own.
      expect([group, twins.at(-1)?.['cycle_or_group']]).toEqual([group, group]);
    }
  });

  test('official outcomes are those of TodoFP, word by word', () => {
    const listed = new Set(
      sourceRows('careers/fp_titles_and_outputs_todofp.csv').map(
        (row) => `${row['todofp_url']} ${row['occupations_official']}`,
      ),
    );
    for (const [id, { origin, page, outcomes }] of Object.entries(titleOutcomes)) {
      if (origin !== 'todofp') continue;
      expect([id, listed.has(`${page} ${outcomes.join(' | ')}`)]).toEqual([id, true]);
    }
  });
});

function offersWithKeys() {
  return degrees.flatMap(({ id, name }) =>
    (offers[id] ?? []).map(
      (known) => [id, known, `${keyOf(known.university)} ${keyOf(name)}`] as const,
    ),
  );
}
