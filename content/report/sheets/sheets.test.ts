import { expect, it } from 'vitest';
import { copy as familyEn } from '#content/dictionaries/en/shared-result.ts';
import { copy as sheetsEn } from '#content/dictionaries/en/sheets.ts';
import { copy as familyEs } from '#content/dictionaries/es/shared-result.ts';
import { copy as sheetsEs } from '#content/dictionaries/es/sheets.ts';
import type { ToldReport } from '#content/instruments/section/report-blocks.ts';
import { locales } from '#domain/locale.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { fonts, reportOfPerson, reportWords } from '#tests/report/print-report.ts';
import { readPdf } from '#tests/report/text-of-pdf.ts';
import { printable } from '#app/features/report/pdf/printable.ts';
import { sheetsPdf } from '#app/features/report/pdf/sheets-pdf.ts';
import type { SharedSheet, SheetWords } from './shared-sheet.ts';
import { tellHomeSheet } from './tell-home-sheet.ts';
import { tellInterview } from './tell-interview.ts';

const toldWith: Record<'es' | 'en', SheetWords> = {
  es: { words: reportWords.es, family: familyEs.parents, copy: sheetsEs },
  en: { words: reportWords.en, family: familyEn.parents, copy: sheetsEn },
};

const base: SharedSheet = {
  alias: 'Ana 2',
  centre: 'Colegio Los Pinos',
  group: '4.º B',
  finishedAt: '2026-11-20T12:00:00Z',
  summary: { letters: ['S', 'I'], isUndecided: false, families: ['health'], values: ['support'] },
  report: undefined,
  appointment: '2026-12-01T10:00:00Z',
  agreed: [],
};

/** As many steps as fit into 400 letters, and one that takes all of them. */
const longest = [Array.from({ length: 14 }, () => 'Preguntar en la secretaría'), ['m'.repeat(400)]];

const sheets: readonly SharedSheet[] = [
  base,
  { ...base, summary: { letters: [], isUndecided: true, families: [], values: [] } },
  ...(await Promise.all(
    goldenPeople.map(async (person, at) => ({
      ...base,
      report: await reportOfPerson(person),
      agreed: longest[at] ?? [],
    })),
  )),
];

const textOf = ({ chapters }: ToldReport) => JSON.stringify(chapters);

it.each(locales)(
  'an interview sheet in %s asks three questions and leaves lines',
  async (locale) => {
    for (const sheet of sheets) {
      const told = await tellInterview(sheet, toldWith[locale]);
      expect(told.chapters.map(({ id }) => id)).toEqual(['stands', 'questions', 'agreed']);
      const [list] = told.chapters[1]?.blocks ?? [];
      expect(list?.kind === 'list' && new Set(list.items).size).toBe(3);
      expect(textOf(told)).toContain('"kind":"fill-in"');
      expect(textOf(told)).not.toMatch(/undefined|\{\w+\}|"text":""/);
    }
  },
);

it('what was agreed stands on both sheets, and there is still room to write', async () => {
  const agreed = ['Visitar la feria, en mayo', 'Hablar con su tía enfermera'];
  const interview = await tellInterview({ ...base, agreed }, toldWith.es);
  const lists = interview.chapters.find(({ id }) => id === 'agreed')?.blocks ?? [];
  expect(lists).toContainEqual({ kind: 'list', items: agreed });
  expect(lists).toContainEqual(expect.objectContaining({ kind: 'fill-in', rows: 2 }));
  const home = tellHomeSheet({ ...base, agreed }, toldWith.es, 'faro.example');
  expect(home.chapters.find(({ id }) => id === 'agreed')?.blocks).toEqual([
    { kind: 'list', items: agreed },
  ]);
  expect(tellHomeSheet(base, toldWith.es, 'faro.example').chapters).toHaveLength(
    home.chapters.length - 1,
  );
});

it('what was not shared stands on no sheet', async () => {
  const [summary] = sheets;
  if (!summary) throw new Error('nothing is shared');
  const interview = textOf(await tellInterview(summary, toldWith.es));
  const home = textOf(tellHomeSheet(summary, toldWith.es, 'faro.example'));
  for (const told of [interview, home]) expect(told).not.toMatch(/hexagon|Su resultado se llama/);
  expect(interview).toContain('ayudar (Social) e investigar (Investigador)');
});

it('a pupil without a name is called by the seat', async () => {
  const [, , , , , , person] = sheets;
  const told = await tellInterview({ ...base, report: person?.report, alias: '14' }, toldWith.es);
  expect(textOf(told)).toContain('quien ocupa la plaza 14');
});

it.each(locales)('every sheet in %s is one page, in the order of the class', async (locale) => {
  const told = [
    ...(await Promise.all(sheets.map((sheet) => tellInterview(sheet, toldWith[locale])))),
    ...sheets.map((sheet) => tellHomeSheet(sheet, toldWith[locale], 'faro.example')),
  ];
  const done: number[] = [];
  const bytes = await sheetsPdf(
    {
      title: 'Grupo',
      sheets: told,
      locale,
      now: new Date('2026-11-20T12:00:00Z'),
      words: toldWith[locale].copy,
    },
    fonts,
    (count) => done.push(count),
  );
  const { pages, lines } = readPdf(bytes);
  expect(pages).toHaveLength(told.length);
  expect(done).toEqual(told.map((_, index) => index + 1));
  const text = lines.join(' ');
  for (const { chapters } of told) {
    for (const { title } of chapters) expect(text).toContain(printable(title));
  }
});
