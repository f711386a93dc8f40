import { expect, test } from 'vitest';
import { copy as es } from '#content/dictionaries/es/centre-session.ts';
import { reportWords } from '#tests/report/print-report.ts';
import { tellGroupReport, type GroupPicture } from './tell-group-report.ts';

const of = { centre: 'Colegio Los Pinos', group: '4.º B', madeAt: '2026-11-20T12:00:00Z' };
const told = (picture: GroupPicture) =>
  tellGroupReport(picture, of, { words: reportWords.es, copy: es.groupReport });
const rowsOf = (picture: GroupPicture, id: string) =>
  told(picture)
    .chapters.filter((chapter) => chapter.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []));

const picture: GroupPicture = {
  sharers: 25,
  types: { R: 'few', I: 5, A: 'few', S: 10, E: 'few', C: 'few', undecided: 5 },
  families: [{ family: 'health', people: 10 }],
};

test('a group is told by areas, most first; small numbers are few and families without five go unnamed', () => {
  expect(rowsOf(picture, 'areas')).toEqual([
    ['Social (ayudar)', 'unas 10'],
    ['Investigador (investigar)', 'unas 5'],
    ['Realista (hacer con las manos)', 'pocas'],
    ['Artístico (crear)', 'pocas'],
    ['Emprendedor (emprender)', 'pocas'],
    ['Convencional (organizar)', 'pocas'],
    ['Sin decidir todavía', 'unas 5'],
  ]);
  expect(rowsOf(picture, 'families')).toEqual([
    ['Salud y terapias', 'unas 10'],
    ['y otras, con pocas personas', ''],
  ]);
});

test('what could tell on somebody is told as such, once', () => {
  const hidden = { ...picture, types: null, families: null };
  expect(JSON.stringify(told(hidden))).toContain(es.groupReport.areasHidden);
  expect(JSON.stringify(told(hidden))).toContain(es.groupReport.familiesHidden);
});

test('bars are as long as the words beside them say, the same for few and for many in every group', () => {
  const bars = (given: GroupPicture) =>
    told(given)
      .chapters.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? [block.bars] : []));
  expect(bars(picture)).toEqual([
    [0.4, 0.2, 0.04, 0.04, 0.04, 0.04, 0.2],
    [0.4, 0],
  ]);
  const types = { R: 'few', I: 5, A: 'few', S: 'many', E: 'few', C: 'few', undecided: 5 } as const;
  expect(bars({ ...picture, sharers: 60, types })[0]).toEqual([
    0.95,
    5 / 60,
    0.04,
    0.04,
    0.04,
    0.04,
    5 / 60,
  ]);
});
