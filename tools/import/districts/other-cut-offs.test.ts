// A district that has no table yet, brought in by the command of the manual.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offersOf } from '#content/admission/region-admission.ts';
import { listSources, newestCutOffs } from '#tools/content/emit/newest-cut-offs.ts';
import { readTables } from '#tools/tables/tables.ts';
import { runImport } from '../run-import.ts';

const head = 'university;centre;city;degree;academic_year;round;grade;source;url;mark;checked';
const document = 'Lista de prueba;https://list.example/notas.pdf;V;2026-07-20';
const galicia = [
  head,
  `USC;;Santiago de Compostela;Medicina;2026-27;first;12,9;${document}`,
  `Universidade de Vigo;;Vigo;Derecho;2026-27;first;5;${document}`,
  `udc;;A Coruña;Enfermería;2026-27;first;10,1;${document}`,
  `udc;Escuela de prueba;Ferrol;Enfermería;2026-27;first;9,05;${document}`,
];

function clone() {
  const root = mkdtempSync(join(tmpdir(), 'other-district-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('data', join(root, 'data'), { recursive: true });
  const bring = (lines: readonly string[], ...more: string[]) => {
    writeFileSync(join(root, 'notas.csv'), lines.join('\r\n'));
    return runImport(['cut-offs', join(root, 'notas.csv'), ...more], root, '2026-07-20');
  };
  const offersIn = (region: 'galicia' | 'aragon' | 'navarre', degree: string) =>
    offersOf(
      { weights: null, cutOffs: {}, newest: newestCutOffs(region, readTables(root)) },
      degree,
    ).map(({ university, cutOffs: [own], affiliated: [centre] }) => [
      university,
      own?.year,
      own?.round,
      own?.grade,
      centre?.centre,
      centre?.grade,
    ]);
  return { root, bring, offersIn };
}

test('a district without a table has one after its first file, which pages and calculator read with its source', async () => {
  const { root, bring, offersIn } = clone();
  expect(offersIn('galicia', 'medicina')).toEqual([]);
  const { code, lines } = await bring(galicia, '--district', 'galicia');
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 0,
    last: expect.stringMatching(/^data\/districts\/other-cut-offs.csv: 4 filas/),
  });
  expect(offersIn('galicia', 'medicina')).toEqual([
    ['usc', 2026, 'first', 12.9, undefined, undefined],
  ]);
  expect(offersIn('galicia', 'derecho')).toEqual([
    ['uvigo', 2026, 'first', 5, undefined, undefined],
  ]);
  expect(offersIn('galicia', 'enfermeria')).toEqual([
    ['udc', 2026, 'first', 10.1, 'Escuela de prueba', 9.05],
  ]);
  expect(listSources(readTables(root))).toEqual({
    galicia: {
      id: 'cut-offs-galicia-2026-27',
      source: 'Lista de prueba',
      url: 'https://list.example/notas.pdf',
      mark: 'V',
      checked: '2026-07-20',
      staleAfter: '2027-08-31',
    },
  });
});

test('a second district leaves the first alone, and a second year of one tells what moved', async () => {
  const { bring, offersIn } = clone();
  await bring(galicia, '--district', 'galicia');
  await bring(
    [head, `unizar;;Zaragoza;Medicina;2025-26;last;12,7;${document}`],
    '--district',
    'aragon',
  );
  const next = galicia.map((line) => line.replace('2026-27', '2027-28').replace('12,9', '12,8'));
  const { lines } = await bring(next, '--district', 'galicia');
  expect(lines.join('\n')).toMatch(/Medicina.*nota 12\.900 → 12\.800/);
  expect(offersIn('galicia', 'medicina')[0]?.slice(1, 4)).toEqual([2027, 'first', 12.8]);
  expect(offersIn('aragon', 'medicina')[0]?.slice(1, 4)).toEqual([2025, 'last', 12.7]);
});

test.each([
  [
    'a university of elsewhere',
    ['ucm;;Madrid;Medicina;2026-27;first;12'],
    /la universidad no es del distrito/,
  ],
  [
    'two lists in one',
    ['usc;;Santiago;Medicina;2026-27;first;12', 'usc;;Lugo;Veterinaria;2026-27;last;9'],
    /hay filas de varias listas/,
  ],
  ['no city', ['usc;;;Medicina;2026-27;first;12'], /no dice la ciudad/],
])('%s is refused with its row, and nothing is written', async (_, rows, why) => {
  const { root, bring } = clone();
  const { code, lines } = await bring(
    [head, ...rows.map((row) => `${row};${document}`)],
    '--district',
    'galicia',
  );
  expect(code).toBe(1);
  expect(lines[0]).toMatch(why);
  expect(readTables(root).otherCutOffs).toEqual([]);
});

test('Madrid has a table of its own, and a district that is none is not understood', async () => {
  const { bring } = clone();
  expect((await bring(galicia, '--district', 'madrid')).lines[0]).toMatch(/tiene su propia tabla/);
  expect((await bring(galicia, '--district', 'atlantis')).code).toBe(2);
});
