import { copy as family } from '#content/dictionaries/es/shared-result.ts';
import { copy } from '#content/dictionaries/es/sheets.ts';
import { tellInterview } from '#content/report/sheets/tell-interview.ts';
import { sheetsPdf } from '#app/features/report/pdf/sheets-pdf.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { fonts, reportOfPerson, reportWords } from '#tests/report/print-report.ts';

const told = { words: reportWords.es, family: family.parents, copy };

/** How long the interview sheets of a class of 35, all of whom share everything, take from answers to one PDF, in ms. */
export async function classSheets(): Promise<number> {
  const before = performance.now();
  const sheets = await Promise.all(
    Array.from({ length: 35 }, async (_, at) => {
      const person = goldenPeople[at % goldenPeople.length];
      const report = person && (await reportOfPerson(person));
      return tellInterview(
        {
          alias: String(at + 1),
          centre: 'Colegio',
          group: '4.º B',
          finishedAt: '2026-11-20T12:00:00Z',
          summary: { letters: [], isUndecided: false, families: [], values: [] },
          report,
          appointment: null,
          agreed: [],
        },
        told,
      );
    }),
  );
  await sheetsPdf({ title: '4.º B', sheets, locale: 'es', now: new Date(), words: copy }, fonts);
  return performance.now() - before;
}
