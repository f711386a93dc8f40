// The whole report as chapters in the order of the page: what it opens with, careers, talk, the plan, the other sections,
// how to read them, answers.
import { fill } from '#content/wording/fill.ts';
import { instrumentContents } from '#content/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';
import type { Section } from '#domain/instruments/registry.ts';
import type { ItemWords, ReportWords } from './report-words.ts';
import { talkSentence } from './talk-sentence.ts';
import { answersOfTest } from './tell-answers.ts';
import { tellCareers } from './tell-careers.ts';
import { tellSections, type ToldSection } from './tell-section.ts';
import { togetherLines } from './together-lines.ts';
import type { Block, Chapter, ToldReport } from '#content/instruments/section/report-blocks.ts';
import { longDateIn } from '#content/wording/formats.ts';

/** Tells a report in the words of one language; `items` tells the answers too. */
export async function tellReport(
  report: Report,
  words: ReportWords,
  items: ItemWords = {},
): Promise<ToldReport> {
  const { document: said, talk } = words.parts;
  const { sections } = report;
  const told = await tellSections(report, words);
  return {
    title: said.title,
    dates: sections.map((section) => dateLine(section, words)),
    foot: said.foot,
    chapters: [
      ...told.filter(({ opensReport }) => opensReport).flatMap(({ chapters }) => chapters),
      ...tellCareers(report, words, items),
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
      ...(await plan(report, words)),
      ...told.filter(({ opensReport }) => !opensReport).flatMap(({ chapters }) => chapters),
      ...reading(told),
      ...answers(sections, words, items),
    ],
  };
}

/** A report that a section opens is as long as a family reads with how to read that one; else all say how they are read. */
function reading(told: readonly ToldSection[]): Chapter[] {
  const opening = told.filter(({ opensReport }) => opensReport);
  return (opening.length > 0 ? opening : told).flatMap((section) => section.reading);
}

function dateLine(
  { instrument, version, form, madeAt }: Section,
  { parts, locale }: ReportWords,
): string {
  const { version: said, forms } = parts.document;
  const { name } = instrumentContents[instrument].names[locale];
  const date = longDateIn(locale);
  const when = madeAt === null ? '' : `${date.format(new Date(madeAt))}, `;
  return `${name}: ${when}${fill(said, { version, form: forms[form] })}`;
}

/** What tells a plan is loaded where there is one. */
async function plan(report: Report, words: ReportWords): Promise<Chapter[]> {
  if (!report.plan) return [];
  const { tellPlan, toldPlan } = await import('./tell-plan.ts');
  const told = toldPlan(report, words);
  return told ? [tellPlan(told)] : [];
}

function together(report: Report, words: ReportWords): Chapter[] {
  const { alone, title, lead } = words.parts.together;
  const { sections } = report;
  if (sections.length === 1) {
    const missing = report.together.missing.map((id) => words.instruments[id].missing);
    return [
      {
        id: 'together',
        title: alone,
        blocks: [lead, ...missing].map((text): Block => ({ kind: 'text', text })),
      },
    ];
  }
  const lines = togetherLines(report, words);
  if (lines.length === 0) return [];
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
