// The whole report as chapters in the order of the page: what stands out, careers, talk, the plan, the three tests, answers.
import { fill } from '#content/dictionaries/fill.ts';
import type { Report } from '#domain/report/report.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';
import type { ItemWords, ReportWords } from './report-words.ts';
import { talkSentence } from './talk-sentence.ts';
import { answersOfTest } from './tell-answers.ts';
import { tellCareers } from './tell-careers.ts';
import { tellInterests } from './tell-interests.ts';
import { tellPersonality, tellScales, tellValues } from './tell-other-tests.ts';
import { tellPlan, toldPlan } from './tell-plan.ts';
import { togetherLines } from './together-lines.ts';
import type { Block, Chapter, ToldReport } from './told-block.ts';

/** Tells a report in the words of one language; `items` tells the answers too. */
export function tellReport(report: Report, words: ReportWords, items: ItemWords = {}): ToldReport {
  const { document: said, talk } = words.parts;
  const { sections } = report;
  const interests = sectionFor(sections, 'interests');
  const values = sectionFor(sections, 'values');
  const personality = sectionFor(sections, 'personality');
  const [stands, ...scores] = interests ? tellInterests(interests, words) : [];
  const plan = toldPlan(report, words);
  return {
    title: said.title,
    dates: sections.map((section) => dateLine(section, words)),
    foot: said.foot,
    chapters: [
      ...(stands ? [stands] : []),
      ...tellCareers(report, words),
      ...together(report, words),
      {
        id: 'talk',
        title: talk.title,
        blocks: [
          { kind: 'text', text: talk.lead },
          {
            kind: 'list',
            isNumbered: true,
            items: report.talk.map((question) => talkSentence(question, words)),
          },
        ],
      },
      ...(plan ? [tellPlan(plan)] : []),
      ...(values ? [tellValues(values, words)] : []),
      ...(personality ? [tellPersonality(personality, words)] : []),
      ...(interests
        ? scores
        : [values, personality].flatMap((section) => (section ? tellScales(section, words) : []))),
      ...answers(sections, words, items),
    ],
  };
}

function dateLine(
  { instrument, version, form, madeAt }: Section,
  { parts, locale }: ReportWords,
): string {
  const { madeOf, version: said, forms } = parts.document;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const when = madeAt === null ? '' : `${date.format(new Date(madeAt))}, `;
  return `${madeOf[instrument]}: ${when}${fill(said, { version, form: forms[form] })}`;
}

function together(report: Report, words: ReportWords): Chapter[] {
  const lines = togetherLines(report, words);
  if (lines.length === 0) return [];
  const { title, lead } = words.parts.together;
  return [
    {
      id: 'together',
      title,
      blocks: [lead, ...lines].map((text): Block => ({ kind: 'text', text })),
    },
  ];
}

function answers(sections: readonly Section[], words: ReportWords, items: ItemWords): Chapter[] {
  const said = words.parts.answers;
  const tests = sections.flatMap((section) => {
    const wording = items[section.instrument];
    return wording ? [answersOfTest(section, words, wording)] : [];
  });
  if (tests.length === 0) return [];
  const { title, lead, question, answer, points } = said;
  return [
    {
      id: 'answers',
      title,
      blocks: [
        { kind: 'text', text: lead },
        { kind: 'answers', labels: { question, answer, points }, tests },
      ],
    },
  ];
}
