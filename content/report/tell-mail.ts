// The short telling of a report: what stands out, scores, careers and the talk at home. No single answer is in it.
import { fill } from '#content/dictionaries/fill.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { toldCareers } from '#domain/report/career-suggestions.ts';
import { codeOf } from '#domain/report/code-of.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { Report } from '#domain/report/report.ts';
import { careerReasons } from './career-reasons.ts';
import { interestsLines, valuesLines } from './headline-lines.ts';
import type { MailSection } from './mail-section.ts';
import type { ReportWords } from './report-words.ts';
import { talkSentence } from './talk-sentence.ts';
import { mailPlan, toldPlan } from './tell-plan.ts';
import { togetherLines } from './together-lines.ts';

export function tellMail(report: Report, words: ReportWords): readonly MailSection[] {
  const { document: said, talk, together } = words.parts;
  const plan = toldPlan(report, words);
  const values = sectionFor(report.sections, 'values');
  const sections: readonly MailSection[] = [
    { title: said.interests, lines: interests(report, words) },
    { title: words.parts.careers.title, lines: careers(report, words) },
    { title: said.values, lines: values ? valuesLines(values, words) : [] },
    { title: together.title, lines: togetherLines(report, words) },
    { title: talk.title, lines: report.talk.map((question) => talkSentence(question, words)) },
    ...(plan ? [mailPlan(plan)] : []),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function interests({ sections }: Report, words: ReportWords): string[] {
  const section = sectionFor(sections, 'interests');
  if (!section) return [];
  const { report, types } = words.results;
  const { profile, scores } = section;
  return [
    ...(profile.kind === 'differentiated' ? [codeOf(profile.leading)] : []),
    ...interestsLines(section, words),
    ...scores.map((score) => {
      const name = types[score.scale].name;
      if (score.kind === 'incomplete') {
        return `${name}: ${fill(report.scores.noScore, { n: score.answered, of: score.of })}`;
      }
      const band = report.scores.bands[score.band];
      const said = fill(report.scores.score, { n: score.raw, max: score.max, band });
      return `${name}: ${said} (${fill(report.scores.range, errorBand(score))})`;
    }),
  ];
}

function careers(report: Report, words: ReportWords): string[] {
  const { bands } = words.suggestion;
  return toldCareers(report.careers).map((suggestion) => {
    const [reason = ''] = careerReasons(suggestion, words);
    const name = words.catalog.career(suggestion.career.id);
    return `${name} (${bands[suggestion.band]}). ${reason}`;
  });
}
