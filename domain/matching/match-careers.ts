// From a profile to the careers that are suggested: filtered by studies first, ranked by shape and fields, told in bands, two
// of a family while there are enough families, and answering to what the person said of them.
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { isReachedBy, type Career, type StudyLevel } from './career.ts';
import type { FieldLeanings } from './field-leanings.ts';
import { rankCareers, type RankedCareer } from './rank-careers.ts';
import { kinPull, type Reactions } from './reaction.ts';
import { timesChosen } from './steady-choice.ts';

/** House rules: so many suggestions at once, so many of one family, and fewer than so many are a thin list. */
const SHOWN = 10;
const PER_FAMILY = 2;
const ENOUGH = 5;
/** So many families are what is told of them first, and what a second test should find again. */
const FIRST_FAMILIES = 3;

export type CareerMatches =
  /** A type has no score: there is no shape to compare. */
  | { readonly kind: 'incomplete' }
  /** "Intereses abiertos": differences too small to rank anything by. Nothing is suggested. */
  | { readonly kind: 'flat' }
  | {
      readonly kind: 'matched';
      /** "Me interesa", at whatever level and band, best fit first. Kept on top, and never taken away. */
      readonly favourites: readonly RankedCareer[];
      /** r of .73 and more; in this band and the next, the order is that of fit. Without what was reacted to. */
      readonly strong: readonly RankedCareer[];
      /** r of .61 and more. */
      readonly good: readonly RankedCareer[];
      /** "Ya lo conozco": a group of its own, out of the way of what is new. */
      readonly known: readonly RankedCareer[];
      /** "No": only so that it can be taken back. */
      readonly refused: readonly RankedCareer[];
      /**
       * Families of all careers in a band, the steadiest first: the one that most often stands among the first three
       * when the profile is moved a little; then by its best career. Refused careers count for nothing.
       */
      readonly families: readonly string[];
      /** Careers of the level in a band, before any was left out for its family or for the list's length. */
      readonly total: number;
      /** The shown list has fewer than five. */
      readonly isThin: boolean;
      /** What the same profile finds with the other kind of studies, for the way out of a thin list. */
      readonly elsewhere: number;
    };

/**
 * The suggestions for a profile. Only careers of the chosen level compete. What reactions do: "no" takes a career away
 * and lets its nearest kin sink; "interested" moves it to the favourites, where it takes one of its family's
 * places, and lets its kin rise a little; "known" moves it to a group of its own and leaves its place to the next one.
 */
export function matchCareers({
  profile,
  careers,
  level,
  reactions,
  leanings = {},
}: {
  profile: InterestsProfile;
  careers: readonly Career[];
  level: StudyLevel | 'both';
  reactions: Reactions;
  /** What the person likes inside the types; a version without fields has none. They move the order, never a band. */
  leanings?: FieldLeanings;
}): CareerMatches {
  if (profile.kind !== 'differentiated') return { kind: profile.kind };
  const orderedBy = { pull: kinPull(careers, reactions), leanings };
  const ranked = rankCareers(profile.points, careers, orderedBy);
  if (!ranked) return { kind: 'flat' };

  const reactedTo = (reaction: string) =>
    ranked.filter(({ career }) => reactions[career.id] === reaction);
  const favourites = reactedTo('interested');
  const refused = reactedTo('no');
  const told = ranked.filter(
    ({ band, career }) => band !== 'weak' && reactions[career.id] !== 'no',
  );
  const ofLevel = told.filter(({ career }) => isReachedBy(career, level));
  const isNew = ({ career }: { career: Career }) => reactions[career.id] === undefined;
  const timesOf = timesChosen({
    points: profile.points,
    careers: careers.filter((career) => isReachedBy(career, level) && isNew({ career })),
    orderedBy,
    kinds: ['career', 'family'],
    choose: (moved) => ({
      career: filled(moved, favourites).map(({ career }) => career.id),
      family: familiesOf(moved).slice(0, FIRST_FAMILIES),
    }),
  });
  const steadiest = ofLevel
    .filter(isNew)
    .toSorted((a, b) => timesOf('career', b.career.id) - timesOf('career', a.career.id));
  const chosen = new Set(filled(steadiest, favourites));
  const shown = ofLevel.filter((each) => chosen.has(each));
  return {
    kind: 'matched',
    favourites,
    strong: shown.filter(({ band }) => band === 'strong'),
    good: shown.filter(({ band }) => band === 'good'),
    known: reactedTo('known'),
    refused,
    families: familiesOf(ofLevel).toSorted((a, b) => timesOf('family', b) - timesOf('family', a)),
    total: ofLevel.length,
    isThin: shown.length < ENOUGH,
    elsewhere:
      level === 'both' ? 0 : told.filter(({ career }) => isReachedBy(career, other(level))).length,
  };
}

/** In the order of the first career of each. */
function familiesOf(ranked: readonly { readonly career: Career }[]): string[] {
  return [...new Set(ranked.map(({ career }) => career.family))];
}

/** The first ten of which two at most are of a family; where that leaves places, a third of each, a fourth, and so on. */
function filled<Each extends { readonly career: Career }>(
  candidates: readonly Each[],
  favourites: readonly RankedCareer[],
): readonly Each[] {
  const places = new Map<string, number>();
  for (const { career } of favourites) {
    places.set(career.family, (places.get(career.family) ?? 0) + 1);
  }
  const shown = new Set<Each>();
  const most = Math.min(SHOWN, candidates.length);
  for (let perFamily = PER_FAMILY; shown.size < most; perFamily += 1) {
    for (const candidate of candidates) {
      if (shown.size === most) break;
      const { family } = candidate.career;
      const taken = places.get(family) ?? 0;
      if (taken >= perFamily || shown.has(candidate)) continue;
      places.set(family, taken + 1);
      shown.add(candidate);
    }
  }
  return [...shown];
}

function other(level: StudyLevel): StudyLevel {
  return level === 'university' ? 'vocational' : 'university';
}
