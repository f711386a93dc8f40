// One A4 for the talk of a counsellor with a pupil: what came out, three questions, and what the two agree on.
import type { Block, Chapter, ToldReport } from '#content/instruments/section/report-blocks.ts';
import { interestsHeadline } from '#content/instruments/interests/headline.ts';
import { textsOf } from '#content/instruments/section/headline-line.ts';
import { familyLines } from '#content/report/family-lines.ts';
import { tellSections } from '#content/report/tell-section.ts';
import { fill } from '#content/wording/fill.ts';
import { listIn, longDateAndTimeIn, longDateIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import { quoted } from '#content/wording/quoted.ts';
import { portraitOf } from '#domain/instruments/interests/portrait.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import { openingQuestions } from './opening-questions.ts';
import { calledBy, type SharedSheet, type SheetWords } from './shared-sheet.ts';

/** So many lines there are for what is agreed; those that are not written yet are left to fill in, one at least. */
const LINES = 4;

export async function tellInterview(sheet: SharedSheet, told: SheetWords): Promise<ToldReport> {
  const { copy, words } = told;
  const said = copy.interview;
  const { agreed, alias, appointment, report } = sheet;
  const when = appointment && longDateAndTimeIn(words.locale).format(new Date(appointment));
  return {
    title: fill(said.title, { alias }),
    dates: datesOf(sheet, told),
    foot: said.foot,
    chapters: [
      report ? await ofReport(report, alias, told) : ofSummary(sheet, told),
      {
        id: 'questions',
        title: said.questions,
        blocks: [
          {
            kind: 'list',
            isNumbered: true,
            items: openingQuestions(sheet, words, said.ask),
          },
        ],
      },
      {
        id: 'agreed',
        title: said.agreed,
        blocks: [
          ...(when ? [text(fill(said.appointment, { when }))] : []),
          ...agreedBlocks(agreed),
          {
            kind: 'fill-in',
            columns: [
              { label: said.columns.what, share: 0.56 },
              { label: said.columns.who, share: 0.22 },
              { label: said.columns.when, share: 0.22 },
            ],
            rows: Math.max(1, LINES - agreed.length),
          },
        ],
      },
    ],
  };
}

/** The steps that were agreed on; nothing where there are none. */
export function agreedBlocks(agreed: readonly string[]): readonly Block[] {
  return agreed.length > 0 ? [{ kind: 'list', items: agreed }] : [];
}

/** Where it was answered, and when. */
export function datesOf(
  { centre, group, finishedAt }: SharedSheet,
  { copy, words }: SheetWords,
): readonly string[] {
  const date = finishedAt && longDateIn(words.locale).format(new Date(finishedAt));
  return [fill(copy.from, { centre, group }), ...(date ? [fill(copy.joined, { date })] : [])];
}

async function ofReport(report: Report, alias: string, told: SheetWords): Promise<Chapter> {
  const { words, family, copy } = told;
  const interests = sectionFor(report.sections, 'interests');
  const chapters = (await tellSections(report, words)).flatMap((section) => section.chapters);
  const hexagon = chapters
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'hexagon');
  return {
    id: 'stands',
    title: interests ? titleOf(interests, told) : copy.interview.title,
    blocks: [
      ...(interests ? familyLines(interests, calledBy(alias, copy), family) : []).map(text),
      ...furtherLines(report, told).map(text),
      ...hexagon,
    ],
  };
}

/** The name of the result; where there is none, what the result says of itself. */
function titleOf(
  interests: NonNullable<ReturnType<typeof sectionFor<'interests'>>>,
  { words, copy }: SheetWords,
): string {
  const chosen = portraitOf(interests.profile);
  if (chosen) {
    return fill(copy.interview.portrait, {
      name: words.instruments.interests.portraits.names[chosen.id],
    });
  }
  const [title = ''] = textsOf(interestsHeadline(interests, words), 'title');
  return title;
}

/** What values and personality add, and careers to look at; nothing of a test that was not taken. */
function furtherLines(report: Report, { words, copy }: SheetWords): string[] {
  const said = copy.interview;
  const { instruments, locale, catalog } = words;
  const { weighs, clearTraits } = report.together;
  const list = listIn(locale);
  const values = weighs.map((value) => instruments.values.types[value].name);
  const traits = clearTraits.map(({ trait, end }) => {
    const type = instruments.personality.types[trait];
    return fill(said.trait, { trait: type.name, end: lowerFirst(type[end].name) });
  });
  const careers = firstCareers(report.careers).map(({ career }) =>
    quoted(locale, catalog.career(career.id)),
  );
  return [
    ...(values.length > 0 ? [fill(said.values, { names: list.format(values) })] : []),
    ...(traits.length > 0 ? [fill(said.traits, { names: list.format(traits) })] : []),
    ...(careers.length > 0 ? [fill(said.careers, { names: list.format(careers) })] : []),
  ];
}

function ofSummary({ summary }: SharedSheet, told: SheetWords): Chapter {
  return {
    id: 'stands',
    title: told.copy.interview.summary,
    blocks: summaryLines(summary, told).map(text),
  };
}

/** What a summary says, a sentence each. */
export function summaryLines(
  { letters, isUndecided, families, values }: SharedSheet['summary'],
  { words, copy }: Pick<SheetWords, 'words' | 'copy'>,
): readonly string[] {
  const said = copy.interview;
  const { instruments, locale, catalog } = words;
  const list = listIn(locale);
  const names = letters.map((letter) => {
    const { does, name } = instruments.interests.types[letter];
    return `${does} (${name})`;
  });
  const wants = values.map((value) => instruments.values.types[value].name);
  return [
    isUndecided || names.length === 0
      ? said.undecided
      : fill(said.letters, { names: list.format(names) }),
    ...(families.length > 0
      ? [
          fill(said.families, {
            names: list.format(families.map((id) => quoted(locale, catalog.family(id)))),
          }),
        ]
      : []),
    ...(wants.length > 0 ? [fill(said.values, { names: list.format(wants) })] : []),
  ];
}

function text(said: string): Block {
  return { kind: 'text', text: said };
}
