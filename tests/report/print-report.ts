// The reports of golden people as PDFs, for the tests that look at them.
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { valuesV1 } from '#content/instruments/values/v1/instrument.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { loadItemWords, loadReportWords, withWordsOf } from '#content/report/load-report-words.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import { attemptFor } from './attempt-for.ts';
import type { GoldenPerson } from './golden-people.ts';
import { reportOf } from '#domain/report/report.ts';
import { sectionOf, type Section } from '#domain/instruments/registry.ts';
import { textOfPdf } from './text-of-pdf.ts';
import { loadFonts } from '#app/features/report/pdf/load-fonts.ts';
import { reportPdf } from '#app/features/report/pdf/report-pdf.ts';
import { tellReport } from '#content/report/tell-report.ts';
import { readFile } from 'node:fs/promises';
import type { ItemWords } from '#content/report/report-words.ts';
import type { Report } from '#domain/report/report.ts';

const now = new Date('2026-11-20T12:00:00Z');

/** The day on which the plans are looked at. */
export const today = '2026-11-20';

export const catalogs = { es: await loadCatalog('es'), en: await loadCatalog('en') };

export const reportWords = {
  es: await loadReportWords('es', catalogs.es.names),
  en: await loadReportWords('en', catalogs.en.names),
};

type Told = {
  readonly reactions?: Reactions;
  /** What was found in the way of answering, instead of what there is to find. */
  readonly quality?: Section['quality'];
  /** What they typed for the PDF. */
  readonly name?: string;
  /** The one test that was taken. */
  readonly only?: Section['instrument'];
};

export async function reportOfPerson(
  { interests, values, personality, skip = {}, plan }: GoldenPerson,
  { reactions = {}, quality, only }: Told = {},
) {
  const sections = [
    await sectionOf(interestsV1, attemptFor(interestsV1, interests, { skip })),
    ...(values ? [await sectionOf(valuesV1, attemptFor(valuesV1, values))] : []),
    ...(personality
      ? [await sectionOf(personalityV1, attemptFor(personalityV1, personality))]
      : []),
  ]
    .filter(({ instrument }) => only === undefined || instrument === only)
    .map((section) => (quality ? { ...section, quality } : section));
  const { part } = (plan && (await loadPlan(plan, 'es', today))) ?? {};
  return reportOf({
    sections,
    careers: catalogs.es.careers,
    level: 'both',
    reactions,
    plan: part,
  });
}

export async function print(person: GoldenPerson, locale: Locale, told?: Told) {
  const report = await reportOfPerson(person, told);
  const plan = person.plan && (await loadPlan(person.plan, locale, today));
  const { sections } = report;
  const own = await withWordsOf(sections, reportWords[locale]);
  const said: ReportWords = { ...own, ...(plan && { plan: plan.words }) };
  const items = await loadItemWords(locale, sections);
  const { bytes, told: chapters } = await pdfOf(report, said, { items, name: told?.name });
  return { report, words: said, sections, items, bytes, told: chapters, lines: textOfPdf(bytes) };
}

export const fonts = await loadFonts((file) =>
  readFile(new URL(`../../app/fonts/${file}.ttf`, import.meta.url)),
);

/** A report as the worker makes it. */
export async function pdfOf(
  report: Report,
  words: ReportWords,
  { items = {}, name = '' }: { items?: ItemWords; name?: string | undefined } = {},
) {
  const told = await tellReport(report, words, items);
  const { page, printed } = words.parts.document;
  const { locale } = words;
  const bytes = await reportPdf({ told, locale, name, now, words: { page, printed } }, fonts);
  return { told, bytes };
}
