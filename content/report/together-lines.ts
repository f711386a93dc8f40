// The tests read side by side, in sentences. Nothing here takes a career away.
import { fill } from '#content/wording/fill.ts';
import { toldGroups } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import { isUnmarked } from '#domain/instruments/personality/profile.ts';
import type { Report } from '#domain/report/report.ts';
import { listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { ReportWords } from './report-words.ts';

type Words = Pick<ReportWords, 'locale' | 'instruments' | 'parts' | 'catalog'>;

/** How far an Iachan index must reach to be called clear: 4 of 20 points is a fifth, as for flat profiles (house rule). */
const CLEAR_IACHAN = 4;

/** So many careers are named in a sentence. */
const MOST_NAMED = 3;

/** Nothing of a single test: there is nothing to read beside it. */
export function togetherLines(report: Report, words: Words): string[] {
  if (report.sections.length < 2) return [];
  if (isWhole(report)) {
    const { certainty } = words.parts.together;
    const voices = careerLines(report, words);
    return [
      ...wholeLine(report, words),
      ...traitLines(report, words),
      ...voices,
      ...(hasVoice(report) ? [certainty] : []),
      ...shapeLines(report, words),
    ];
  }
  return [
    ...shapeLines(report, words),
    ...valuesLines(report, words),
    ...traitLines(report, words),
  ];
}

/** Whether all three tests are there to be read together. */
export function isWhole({ sections, together }: Report): boolean {
  return together.missing.length === 0 && sectionFor(sections, 'interests') !== undefined;
}

/** Whether a test lacks answers, so that something of it has no score: then nothing is called complete, and it is taken again first. */
export function hasGaps({ sections }: Pick<Report, 'sections'>): boolean {
  return sections.some(({ profile }) => profile.kind === 'incomplete');
}

/** What one likes to do, and what one asks of work in return, in one sentence; nothing of what has no score. */
function wholeLine({ sections, together }: Report, words: Words): string[] {
  const { instruments, locale, parts } = words;
  const said = parts.together;
  const interests = sectionFor(sections, 'interests')?.profile;
  const [first = []] = interests ? toldGroups(interests) : [];
  const list = listIn(locale);
  const doings = list.format(first.map((letter) => instruments.interests.types[letter].does));
  const names = list.format(together.weighs.map((value) => instruments.values.types[value].name));
  const likes = first.length > 0 ? fill(said.likes, { doings }) : said.likesOpen;
  const asks = names ? fill(said.weighs, { names }) : said.noPriorities;
  const told = [
    ...(interests?.kind === 'incomplete' || (interests?.kind === 'flat' && interests.likesNothing)
      ? []
      : [likes]),
    ...(sectionFor(sections, 'values')?.profile.kind === 'incomplete' ? [] : [asks]),
  ];
  return told.length > 0 ? [told.join(' ')] : [];
}

/** How clearly interests differ; how the first two stand to each other is told in the headline, where few people join them. */
export function shapeLines({ sections }: Report, { parts }: Pick<Words, 'parts'>): string[] {
  const profile = sectionFor(sections, 'interests')?.profile;
  if (profile?.kind !== 'differentiated') return [];
  const { clear, blurred } = parts.together;
  const { range, iachan } = profile.differentiation;
  // A first place that is shared is never told as clear, nor one that stands apart as blurred.
  const isShared = (profile.leading[0]?.length ?? 0) > 1;
  const told = isShared ? blurred : iachan >= CLEAR_IACHAN ? clear : undefined;
  return told ? [fill(told, { range })] : [];
}

function valuesLines(report: Report, words: Words): string[] {
  const { sections, together } = report;
  if (!sectionFor(sections, 'values')) return [];
  const { parts, locale } = words;
  const { weighs } = together;
  if (sectionFor(sections, 'values')?.profile.kind === 'incomplete') return [];
  if (weighs.length === 0) return [parts.together.noPriorities];
  const names = listIn(locale).format(
    weighs.map((value) => words.instruments.values.types[value].name),
  );
  return [fill(parts.together.weighs, { names }), ...careerLines(report, words)];
}

/** What values, a second voice, say of the suggested careers; nothing without priorities. */
function careerLines({ sections, together, careers }: Report, words: Words): string[] {
  const { parts, locale } = words;
  const { weighs, agreeing, differing } = together;
  if (!sectionFor(sections, 'values') || weighs.length === 0) return [];
  const careerNames = (ids: readonly string[]) =>
    listIn(locale).format([
      ...ids.slice(0, MOST_NAMED).map((id) => quoted(locale, words.catalog.career(id))),
      ...(ids.length > MOST_NAMED
        ? [fill(parts.together.others, { n: ids.length - MOST_NAMED })]
        : []),
    ]);
  return [
    ...(agreeing.length > 0
      ? [fill(parts.together.agreeing, { names: careerNames(agreeing) })]
      : careers.kind === 'matched'
        ? [parts.together.noneAgreeing]
        : []),
    ...(differing.length > 0
      ? [fill(parts.together.differing, { names: careerNames(differing) })]
      : []),
  ];
}

function hasVoice({ together: { agreeing, differing } }: Report): boolean {
  return agreeing.length + differing.length > 0;
}

function traitLines({ sections, together }: Report, words: Words): string[] {
  const personality = sectionFor(sections, 'personality');
  if (!personality) return [];
  if (isUnmarked(personality.profile)) return [words.parts.together.noTraits];
  if (together.clearTraits.length === 0) return [];
  const ends = together.clearTraits.map(
    ({ trait, end }) =>
      `${words.instruments.personality.types[trait].name} (${words.instruments.personality.types[trait][end].name})`,
  );
  return [fill(words.parts.together.traits, { names: listIn(words.locale).format(ends) })];
}
