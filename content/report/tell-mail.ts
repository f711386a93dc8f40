// The short telling of a report: what stands out, scores, careers and the talk at home. No single answer is in it.
import { nearCareers, toldCareers, type Suggestion } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import { careerReasons } from './career-reasons.ts';
import type { MailSection } from './mail-section.ts';
import type { ReportWords } from './report-words.ts';
import { talkSentence } from './talk-sentence.ts';
import { mailPlan, toldPlan } from './tell-plan.ts';
import { tellSections } from './tell-section.ts';
import { togetherLines } from './together-lines.ts';

export async function tellMail(
  report: Report,
  words: ReportWords,
): Promise<readonly MailSection[]> {
  const { talk, together } = words.parts;
  const plan = toldPlan(report, words);
  const told = (await tellSections(report, words)).map(
    ({ instrument, opensReport, mailLines }) => ({
      opensReport,
      section: { title: words.instruments[instrument].yours, lines: mailLines },
    }),
  );
  const sections: readonly MailSection[] = [
    ...told.filter(({ opensReport }) => opensReport).map(({ section }) => section),
    { title: words.parts.careers.title, lines: careers(report, words) },
    ...told.filter(({ opensReport }) => !opensReport).map(({ section }) => section),
    { title: together.title, lines: togetherLines(report, words) },
    { title: talk.title, lines: report.talk.map((question) => talkSentence(question, words)) },
    ...(plan ? [mailPlan(plan)] : []),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function careers({ careers: found }: Report, words: ReportWords): string[] {
  const { bands } = words.suggestion;
  const reasonOf = (suggestion: Suggestion) => careerReasons(suggestion, words)[0] ?? '';
  // The same reason is told once for careers that follow each other.
  const line = (suggestion: Suggestion, at: number, all: readonly Suggestion[]) => {
    const before = all[at - 1];
    const reason = reasonOf(suggestion);
    const isNew = !before || reasonOf(before) !== reason;
    const name = words.catalog.career(suggestion.career.id);
    return `${name} · ${bands[suggestion.band]}.${isNew ? ` ${reason}` : ''}`;
  };
  const near = nearCareers(found);
  const { title, text } = words.parts.careers.near;
  return [
    ...toldCareers(found).map(line),
    ...(near.length > 0 ? [`${title}. ${text}`, ...near.map(line)] : []),
  ];
}
