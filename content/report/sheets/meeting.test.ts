import { expect, test } from 'vitest';
import { copy as family } from '#content/dictionaries/es/shared-result.ts';
import { copy } from '#content/dictionaries/es/meeting-page.ts';
import { copy as sheets } from '#content/dictionaries/es/sheets.ts';
import { planLines } from '#content/report/plan-lines.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { situationLines } from '#app/features/centre/meeting/situation-lines.ts';
import { sheetsPdf } from '#app/features/report/pdf/sheets-pdf.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { fonts, reportOfPerson, reportWords, today } from '#tests/report/print-report.ts';
import { readPdf } from '#tests/report/text-of-pdf.ts';
import { tellMeeting, type MeetingSheet } from './tell-meeting.ts';

const words = { words: reportWords.es, family: family.parents, sheets, copy: copy.paper };
const nothing: MeetingSheet = {
  name: '',
  madeAt: '2026-11-20T12:00:00Z',
  situation: [],
  country: '',
  isPassportKnown: false,
  plan: undefined,
  costs: undefined,
  report: undefined,
};
const linesOf = (sheet: MeetingSheet, id: string) =>
  tellMeeting(sheet, words)
    .chapters.filter((chapter) => chapter.id === id)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'list' ? block.items : block.kind === 'text' ? [block.text] : [],
    );

test('of a family that shows nothing everything is asked, and nothing is made up', () => {
  expect(linesOf(nothing, 'situation')).toEqual([copy.paper.nothingSaid]);
  expect(linesOf(nothing, 'costs')).toEqual([]);
  expect(linesOf(nothing, 'questions')).toEqual(
    (['result', 'passport', 'way', 'money', 'decide'] as const).map((key) => copy.paper.ask[key]),
  );
});

test('all that a family may show stands on one page, and what is known is not asked again', async () => {
  const person = goldenPeople.find(({ plan }) => plan !== undefined);
  if (!person?.plan) throw new Error('nobody has a plan');
  const { part, words: planWords } = await loadPlan(person.plan, 'es', today);
  const sum = { amount: { low: 15_823, high: 20_011 }, isFloor: false };
  const sheet: MeetingSheet = {
    ...nothing,
    name: 'Familia Rojas',
    situation: situationLines(
      { ...emptySituation, country: 'MX', diploma: 'national', passport: 'other', past: 'none' },
      copy,
      'es',
    ),
    country: 'MX',
    isPassportKnown: true,
    plan: planLines(part, planWords, 'es'),
    costs: { firstYear: sum, degree: { ...sum, isFloor: true } },
    report: await reportOfPerson(person),
  };
  expect(linesOf(sheet, 'situation')).toContain('¿Has estudiado ya en una universidad? No');
  expect(linesOf(sheet, 'costs').map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    'El primer año: $324,000 a 409,000 (entre 15,820 € y 20,020 €), según lo que escribió.',
    'Los estudios completos: al menos $324,000 (al menos 15,820 €).',
    'Al cambio del 29 de septiembre de 2026: el de hoy puede ser otro.',
  ]);
  expect(linesOf(sheet, 'questions')).not.toContain(copy.paper.ask.passport);
  const bytes = await sheetsPdf(
    {
      title: '',
      sheets: [tellMeeting(sheet, words)],
      locale: 'es',
      now: new Date('2026-11-20T12:00:00Z'),
      words: sheets,
    },
    fonts,
  );
  expect(readPdf(bytes).pages).toHaveLength(1);
});
