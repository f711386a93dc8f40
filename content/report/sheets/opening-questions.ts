// Three questions that open a talk: on what one likes, on careers, on the next step. Put to the pupil, chosen by rules.
import type { Copy } from '#content/dictionaries/es/sheets.ts';
import { fill } from '#content/wording/fill.ts';
import { eitherListIn, listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import type { SharedSheet } from './shared-sheet.ts';

type Words = Pick<ReportWords, 'locale' | 'instruments' | 'catalog'>;

/** Exactly three. */
export function openingQuestions(
  { report, summary }: Pick<SharedSheet, 'report' | 'summary'>,
  words: Words,
  copy: Copy['interview']['ask'],
): readonly string[] {
  return [
    report ? ofReport(report, words, copy) : ofSummary(summary, words, copy),
    onCareers(report, summary.families, words, copy),
    copy.next,
  ];
}

function ofReport(report: Report, words: Words, copy: Copy['interview']['ask']): string {
  const profile = sectionFor(report.sections, 'interests')?.profile;
  if (profile?.kind === 'differentiated') return onLetters(profile.leading[0] ?? [], words, copy);
  return profile?.kind === 'flat' && !profile.likesNothing ? copy.open : copy.little;
}

function ofSummary(
  { letters, isUndecided }: SharedSheet['summary'],
  words: Words,
  copy: Copy['interview']['ask'],
): string {
  return isUndecided || letters.length === 0 ? copy.open : onLetters(letters, words, copy);
}

function onLetters(
  letters: readonly RiasecLetter[],
  { locale, instruments }: Words,
  copy: Copy['interview']['ask'],
): string {
  const names = listIn(locale).format(
    letters.map((letter) => instruments.interests.types[letter].does),
  );
  return fill(letters.length === 1 ? copy.one : copy.several, { names });
}

function onCareers(
  report: Report | undefined,
  families: readonly string[],
  { locale, catalog }: Words,
  copy: Copy['interview']['ask'],
): string {
  const careers = report ? firstCareers(report.careers) : [];
  const list = eitherListIn(locale);
  if (careers.length > 0) {
    const names = careers.map(({ career }) => quoted(locale, catalog.career(career.id)));
    return fill(copy.careers, { names: list.format(names) });
  }
  const names = families.map((id) => quoted(locale, catalog.family(id)));
  return names.length > 0 ? fill(copy.families, { names: list.format(names) }) : copy.someone;
}
