// What three tests say together, in three sentences: what one likes, what one asks of work in return, how one is.
import { fill } from '#content/wording/fill.ts';
import { listIn } from '#content/wording/formats.ts';
import { toldGroups } from '#domain/instruments/interests/told-groups.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';
import { upperFirst } from '#content/wording/upper-first.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';
import type { ReportWords } from './report-words.ts';

type Words = Pick<ReportWords, 'locale' | 'instruments' | 'parts'>;

/** Each is empty where its test has no score: nothing is told of that as undecided. */
export function jointLines(
  report: Report,
  words: Words,
): { readonly likes: string; readonly weighs: string; readonly traits: string } {
  const { together: said } = words.parts;
  const list = listIn(words.locale);
  const profile = sectionFor(report.sections, 'interests')?.profile;
  const [first = []] = profile ? toldGroups(profile) : [];
  const { interests, values, personality } = words.instruments;
  const doings = list.format(first.map((letter) => interests.types[letter].does));
  const { weighs, clearTraits } = report.together;
  const wants = list.format(weighs.map((value) => values.named.wants[value]));
  const names = list.format(weighs.map((value) => values.types[value].name));
  const ways = list.format(clearTraits.map(({ trait, end }) => personality.named.ends[trait][end]));
  const isOpen = (id: 'interests' | 'values') =>
    sectionFor(report.sections, id)?.profile.kind !== 'incomplete';
  const likes = first.length > 0 ? fill(said.likes, { doings }) : said.likesOpen;
  const asks =
    weighs.length > 2
      ? fill(said.weighs, { names })
      : weighs.length > 0
        ? `${fill(values.named.name, { names: wants })}.`
        : said.noPriorities;
  return {
    // Where nothing was liked its careful words stand alone.
    likes: isOpen('interests') && !(profile?.kind === 'flat' && profile.likesNothing) ? likes : '',
    // More than two wishes make no sentence that one keeps in mind.
    weighs: isOpen('values') ? asks : '',
    traits:
      clearTraits.length > 0
        ? `${upperFirst(fill(personality.named.name, { names: ways }))}.`
        : said.noTraits,
  };
}

/** What all three are called: how one would have it, by the value that leads and the clearest trait; empty without. */
export function wayLine(
  { together: { weighs, clearTraits } }: Pick<Report, 'together'>,
  locale: ReportWords['locale'],
  { values, traits }: Copy['way'],
): string {
  const ways = [
    ...(weighs.length > 2 ? [] : weighs.slice(0, 1).map((value) => values[value])),
    ...clearTraits.slice(0, 1).map(({ trait, end }) => traits[trait][end]),
  ];
  return upperFirst(listIn(locale).format(ways));
}
