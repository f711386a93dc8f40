import { expect, test } from 'vitest';
import { readTables } from '#tools/tables/tables.ts';
import { readRecords, recordsCache } from '../read-records.ts';
import { mistakesOfTables } from './tables.ts';

const root = process.cwd();
const records = readRecords(root, { cacheFile: recordsCache(root) });
const tables = readTables(root);

test('a table that names what is not there is told with its row', () => {
  expect(mistakesOfTables(records, tables)).toEqual([]);
  const weight = { degree_id: 'alquimia', subject: 'chemistry', weight: '0.2', degree: 'Alquimia' };
  const cutOff = {
    degree_id: 'derecho',
    university: 'uno',
    year: '2021',
    codes: '2500001',
    lowest: '5',
    highest: '5',
  };
  const wrong = { ...tables, andalusiaWeights: [weight], spainCutOffs: [cutOff] };
  expect(mistakesOfTables(records, wrong)).toEqual([
    'data/districts/andalusia-weights-2025.csv alquimia · chemistry: no degree is called alquimia',
    'data/ministry/cut-offs-2019-2021.csv derecho · uno · 2021: no university is called uno',
  ]);
});
