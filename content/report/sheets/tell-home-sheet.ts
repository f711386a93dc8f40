// One A4 that a pupil takes home: what is liked, what to look at together, and what to talk about.
import type { Chapter, ToldReport } from '#content/instruments/section/report-blocks.ts';
import { familyLines } from '#content/report/family-lines.ts';
import { talkSentence } from '#content/report/talk-sentence.ts';
import { fill } from '#content/wording/fill.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import { agreedBlocks, datesOf, summaryLines } from './tell-interview.ts';
import { calledBy, type SharedSheet, type SheetWords } from './shared-sheet.ts';

/** @param address of the site, as one types it. */
export function tellHomeSheet(sheet: SharedSheet, told: SheetWords, address: string): ToldReport {
  const { copy } = told;
  const said = copy.home;
  const { agreed, alias } = sheet;
  return {
    title: fill(said.title, { alias }),
    dates: datesOf(sheet, told),
    foot: fill(said.foot, { alias: calledBy(alias, copy) }),
    chapters: [
      likes(sheet, told),
      ...lookAt(sheet, told),
      ...(agreed.length > 0
        ? [{ id: 'agreed', title: said.agreed, blocks: agreedBlocks(agreed) }]
        : []),
      talk(sheet, told),
      {
        id: 'reading',
        title: said.reading,
        blocks: [
          { kind: 'text', text: said.readingText },
          { kind: 'text', text: fill(said.more, { address }) },
        ],
      },
    ],
  };
}

function likes({ alias, report, summary }: SharedSheet, told: SheetWords): Chapter {
  const { copy, family } = told;
  const interests = report && sectionFor(report.sections, 'interests');
  const lines = interests
    ? familyLines(interests, calledBy(alias, copy), family)
    : summaryLines({ ...summary, families: [] }, told);
  return {
    id: 'likes',
    title: copy.home.likes,
    blocks: [copy.home.lead, ...lines].map((text, index) => ({
      kind: index === 0 ? ('text' as const) : ('lead' as const),
      text,
    })),
  };
}

function lookAt({ report, summary }: SharedSheet, { copy, words }: SheetWords): Chapter[] {
  const said = copy.home;
  const { career: named, family } = words.catalog;
  const careers = (report ? firstCareers(report.careers) : []).map(
    ({ career }) => `${named(career.id)} (${family(career.family)})`,
  );
  const items = careers.length > 0 ? careers : summary.families.map(family);
  if (items.length === 0) return [];
  return [
    {
      id: 'careers',
      title: careers.length > 0 ? said.careers : said.families,
      blocks: [
        { kind: 'list', items },
        { kind: 'text', text: said.careersLead },
      ],
    },
  ];
}

function talk({ report }: SharedSheet, { copy, words }: SheetWords): Chapter {
  const { someone, doubt, money } = words.parts.talk.questions;
  // Of a pupil who does not plan to leave the country nothing is known.
  const own = report?.talk
    .filter(({ key }) => key !== 'far')
    .map((question) => talkSentence(question, words));
  return {
    id: 'talk',
    title: copy.home.talk,
    blocks: [
      { kind: 'text', text: copy.home.talkLead },
      { kind: 'list', isNumbered: true, items: own ?? [someone, doubt, money] },
    ],
  };
}
