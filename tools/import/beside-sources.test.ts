import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { besideSource } from '#tests/beside-source.ts';
import { sourceBytes, sourceText } from '#tests/source-files.ts';
import { origins } from '#tools/tables/about-tables.ts';
import { nameOf, rowsIn, tables } from '#tools/tables/tables.ts';
import { importers } from './importers.ts';
import { makeTable, problemsOfTable } from './make-table.ts';
import { hashOf } from './origin.ts';
import { tableDifference } from './table-difference.ts';

const root = process.cwd();

const register = 'careers/es_degrees_by_university_city_2020.csv';
const places = 'careers/es_public_degrees_places_demand_2020-21.csv';
const cutOffs = 'admission/spain-notas-corte-ministerio.csv.gz';
const skills = 'careers/onet_skills_knowledge_styles_top6_29.3.tsv';

/** Of which files each table was made. */
const sources: Readonly<Record<string, readonly string[]>> = {
  onet: ['onet_interests_2026-02.csv', 'onet_job_zones_29.3.csv', 'onet_work_values_29.3.csv'],
  'onet-elements': [skills],
  'onet-demands': [skills],
  'onet-settings': ['careers/onet_work_context_18.1_2014.csv'],
  'onet-kindred': ['careers/onet_related_29.3.tsv'],
  universities: [register],
  'public-degrees': ['es_public_degrees_2022.csv'],
  'degree-fields': [register],
  offers: [register, places, cutOffs],
  'affiliated-centres': [places],
  'spain-cutoffs': [cutOffs, places],
  movements: [cutOffs],
  'areas-afterwards': ['careers/outcomes_ambito_2013-14.csv'],
  'fields-afterwards': ['careers/outcomes_field_2013-14_affiliation.csv'],
  'titles-afterwards': ['careers/fp_contribution_bases_by_cycle.csv'],
  'newer-afterwards': ['spain-2026/outcomes_cohort_2018-19_year4_2023.csv'],
  'access-rules': ['spain-2026/rules_access_2026.csv'],
  'new-tuition': ['spain-2026/tuition_new_facts.csv'],
  municipalities: ['spain-2026/campus_cities_geo.csv'],
  'spain-lines': ['spain-2026/es_regions_topojson.json'],
  'madrid-cutoffs': ['spain-2026/cutoffs_madrid_2025-26_official.csv'],
  'catalonia-cutoffs': ['spain-2026/cutoffs_catalonia_2025-26_first_round.csv'],
  'madrid-weights': ['admission/ponderaciones-madrid-2026.csv'],
  'andalusia-weights': ['admission/ponderaciones-andalucia-2025.csv'],
};

/** Made of packages that the registry has. */
const published = ['exchange-rates', 'country-outlines'];

/** Of files that an owner brings in: empty as it comes. */
const owners = ['cut-offs'];

const all = Object.entries(importers)
  .filter(([name]) => !owners.includes(name))
  .map(([name, importer]) => ({ name, importer }));
const collected = all.filter(({ name }) => !published.includes(name));

test.each(all)('the table of $name has rows that can be true', ({ importer }) => {
  const rows = rowsIn(root, importer.table);
  expect(problemsOfTable(importer, rows, rows)).toEqual([]);
});

test('every table names as many files as its importer takes', () => {
  const taken = collected.map(({ name, importer }) => [name, importer.files.length]);
  expect(taken).toEqual(collected.map(({ name }) => [name, sources[name]?.length]));
});

besideSource(() => {
  test.each(collected)('the table of $name is what its files make', ({ name, importer }) => {
    const before = rowsIn(root, importer.table);
    const texts = (sources[name] ?? []).map(sourceText);
    const leftOut = rowsIn(root, tables.leftOut);
    const { rows, problems, doubts, idle } = makeTable(importer, texts, before, leftOut);
    expect([problems, doubts, idle]).toEqual([[], [], []]);
    expect(tableDifference(before, rows, importer.table)).toEqual([]);
    // In the same order, too.
    expect(rows).toEqual(before);
  });

  test.each(collected)('the origin of $name is its files', ({ name, importer }) => {
    const origin = rowsIn(root, origins).find((row) => row.table === nameOf(importer.table));
    const files = sources[name] ?? [];
    expect(origin).toMatchObject({
      files: files.map((file) => basename(file)).join(' '),
      sha256: files.map((file) => hashOf(sourceBytes(file))).join(' '),
      rows: String(rowsIn(root, importer.table).length),
    });
  });
});
