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
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptFor } from './attempt-for.ts';
import type { GoldenPerson } from './golden-people.ts';
import { reportOf } from '#domain/report/report.ts';
import { portraitDrawing } from '#app/illustrations/portrait-drawing.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { sectionFor, sectionOf, type Section } from '#domain/instruments/registry.ts';
import { readPdf } from './text-of-pdf.ts';
import { readFonts } from '#app/features/report/pdf/font-files.ts';
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
  /** Interests were asked in the short form. */
  readonly isShort?: boolean;
};

export async function reportOfPerson(
  { interests, values, personality, skip = {}, plan }: GoldenPerson,
  { reactions = {}, quality, only, isShort = false }: Told = {},
) {
  const whole = attemptFor(interestsV1, interests, { skip });
  const sections = [
    await sectionOf(interestsV1, isShort ? shortened(whole) : whole),
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

/** As if the short form had been over after its first thirty questions. */
function shortened(attempt: Attempt): Attempt {
  const asked = (interestsV1.forms.short ?? []).slice(0, 30);
  const answers = Object.fromEntries(asked.map((item) => [item, attempt.answers[item] ?? 0]));
  return { ...attempt, form: 'short', answers };
}

export async function print(person: GoldenPerson, locale: Locale, told?: Told) {
  const report = await reportOfPerson(person, told);
  const plan = person.plan && (await loadPlan(person.plan, locale, today));
  const { sections } = report;
  const own = await withWordsOf(sections, reportWords[locale]);
  const said: ReportWords = { ...own, ...(plan && { plan: plan.words }) };
  const items = await loadItemWords(locale, sections);
  const { bytes, told: chapters } = await pdfOf(report, said, { items, name: told?.name });
  return { report, words: said, sections, items, bytes, told: chapters, ...readPdf(bytes) };
}

const fontFile = (name: string) =>
  readFile(new URL(`../../app/fonts/paper-${name}.ttf`, import.meta.url));

export const fonts = readFonts({
  plain: await fontFile('text'),
  bold: await fontFile('bold'),
  display: await fontFile('display'),
});

/** A report as the worker makes it. */
export async function pdfOf(
  report: Report,
  words: ReportWords,
  { items = {}, name = '' }: { items?: ItemWords; name?: string | undefined } = {},
) {
  const told = await tellReport(report, words, items);
  const { page, printed } = words.parts.document;
  const { locale } = words;
  const interests = sectionFor(report.sections, 'interests');
  const portrait = interests && portraitOf(interests.profile);
  const drawing = portrait ? await portraitDrawing(portrait.id) : [];
  const print = { told, locale, name, now, drawing, words: { page, printed } };
  const bytes = await reportPdf(print, fonts);
  return { told, bytes };
}
