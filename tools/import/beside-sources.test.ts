import { expect, test } from 'vitest';
import { besideSource } from '#tests/beside-source.ts';
import { sourceText } from '#tests/source-files.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { importers } from './importers.ts';
import { makeTable, problemsOfTable } from './make-table.ts';
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
  offers: [register, places, cutOffs, 'careers/es_public_min_grade_2015-2021.csv'],
  'affiliated-centres': [places],
  'spain-cutoffs': [cutOffs, places],
  movements: [cutOffs],
  'areas-afterwards': ['careers/outcomes_ambito_2013-14.csv'],
  'fields-afterwards': ['careers/outcomes_field_2013-14_affiliation.csv'],
  'titles-afterwards': ['careers/fp_contribution_bases_by_cycle.csv'],
  'madrid-cutoffs': ['spain-2026/cutoffs_madrid_2025-26_official.csv'],
  'madrid-weights': ['admission/ponderaciones-madrid-2026.csv'],
  'andalusia-weights': ['admission/ponderaciones-andalucia-2025.csv'],
};

/** Where pages tell something else than the files make; `data/README.md` says so. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  offers: [
    'ciencias-de-la-actividad-fisica-y-del-deporte · valencia · Ontinyent, Valencia: 2016 10.05 → 9.11; 2017 10.16 → 9.53; 2018 10.49 → 9.65; 2019 10.25 → 9.44',
    'enfermeria · leon · León: 2018 10.126 → 9.632',
    'protocolo-y-organizacion-de-eventos · rey-juan-carlos · Madrid: 2015 – → 7.8',
    'traduccion-e-interpretacion · alicante · San Vicente del Raspeig: 2019 11.68 → 7.81',
  ],
  'affiliated-centres': [
    'Grado en Educación Infantil (educacion-infantil · cadiz · Centro de Magisterio Virgen de Europa · La Línea de La Concepción): gone',
    'Grado en Educación Infantil (educacion-infantil · cadiz · Centro de Magisterio Virgen de Europa · La Línea de la Concepción): new',
    'Grado en Educación Primaria (educacion-primaria · cadiz · Centro de Magisterio Virgen de Europa · La Línea de La Concepción): gone',
    'Grado en Educación Primaria (educacion-primaria · cadiz · Centro de Magisterio Virgen de Europa · La Línea de la Concepción): new',
    'Grado en Turismo (turismo · la-laguna · Escuela Superior de Turismo Iriarte · Puerto de La Cruz): gone',
    'Grado en Turismo (turismo · la-laguna · Escuela Superior de Turismo Iriarte · Puerto de la Cruz): new',
  ],
};

const all = Object.entries(importers).map(([name, importer]) => ({ name, importer }));

test.each(all)('the table of $name has rows that can be true', ({ importer }) => {
  const rows = rowsIn(root, importer.table);
  expect(problemsOfTable(importer, rows, rows)).toEqual([]);
});

test('every table names as many files as its importer takes', () => {
  const taken = all.map(({ name, importer }) => [name, importer.files.length]);
  expect(taken).toEqual(all.map(({ name }) => [name, sources[name]?.length]));
});

besideSource(() => {
  test.each(all)('the table of $name is what its files make', ({ name, importer }) => {
    const before = rowsIn(root, importer.table);
    const texts = (sources[name] ?? []).map(sourceText);
    const leftOut = rowsIn(root, tables.leftOut);
    const { rows, problems, idle } = makeTable(importer, texts, before, leftOut);
    expect([problems, idle]).toEqual([[], []]);
    const known = otherwise[name] ?? [];
    expect(tableDifference(before, rows, importer.table)).toEqual(known);
    // In the same order, too, where nothing differs.
    expect(known.length === 0 ? rows : before).toEqual(before);
  });
});
