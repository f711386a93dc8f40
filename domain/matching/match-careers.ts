// From a profile to the careers that are suggested: filtered by studies first, ranked by shape and fields, told in bands, one
// of a family while there are enough families, and answering to what the person said of them. Where few match, what comes
// closest is told apart.
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { isReachedBy, type Career, type StudyLevel } from './career.ts';
import type { FieldLeanings } from './field-leanings.ts';
import { rankCareers, type RankedCareer } from './rank-careers.ts';
import { isMatch } from './match-band.ts';
import { haveSameShape } from './same-shape.ts';
import { kinPull, type Reactions } from './reaction.ts';
import { stabilityOf } from './stability-selection.ts';

/** House rules: so many suggestions at once, so many of one family (decision 172), and fewer than so many are a thin list. */
export const SHOWN = 10;
const PER_FAMILY = 1;
/** One place is not the steadiest’s but the best fit’s: careers beside a steadier one were shown to nobody (decision 130). */
const BY_FIT = 1;
export const ENOUGH = 5;
/**
 * Over the moves of a profile a career counts among so many: one that stands just below ten of them is nearly as sure to come
 * back as one just above (decision 080).
 */
const COUNTED = 13;

export type CareerMatches =
  /** A type has no score: there is no shape to compare. */
  | { readonly kind: 'incomplete' }
  /** "Intereses abiertos": differences too small to rank anything by. Nothing is suggested. */
  | { readonly kind: 'flat' }
  | {
      readonly kind: 'matched';
      /** "Me interesa", at whatever level and band, best fit first. Kept on top, and never taken away. */
      readonly favourites: readonly RankedCareer[];
      /** r of .98 and more, as answers by lot reach once in twenty lists; in this band and the next, the order is that of fit. Without what was reacted to. */
      readonly strong: readonly RankedCareer[];
      /** r of .61 and more. */
      readonly good: readonly RankedCareer[];
      /** "Ya lo conozco": a group of its own, out of the way of what is new. */
      readonly known: readonly RankedCareer[];
      /** "No": only so that it can be taken back. */
      readonly refused: readonly RankedCareer[];
      /**
       * Five at most that come closest without matching, where fewer than five match; empty everywhere else. Never told as
       * fit, and counted nowhere below. Reactions do with them what they do with a match.
       */
      readonly near: readonly RankedCareer[];
      /**
       * Families of all careers that match, the steadiest first: the one whose careers hold most fit over the moves of the
       * profile. Refused careers count for nothing.
       */
      readonly families: readonly string[];
      /** Careers of the level that match, before any was left out for its family or for the list's length. */
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
  const told = ranked.filter(({ band, career }) => isMatch(band) && reactions[career.id] !== 'no');
  const ofLevel = told.filter(({ career }) => isReachedBy(career, level));
  const isNew = ({ career }: { career: Career }) => reactions[career.id] === undefined;
  const { timesOf, fitOf } = stabilityOf({
    points: profile.points,
    careers: careers.filter((career) => isReachedBy(career, level) && isNew({ career })),
    orderedBy,
    choose: (moved) => filled(moved, favourites, COUNTED),
  });
  const steadiest = ofLevel
    .filter(isNew)
    .toSorted((a, b) => timesOf(b.career.id) - timesOf(a.career.id));
  const steady = filled(steadiest, favourites, SHOWN - BY_FIT);
  const byFit = ofLevel.filter((each) => isNew(each) && !steady.includes(each));
  const chosen = new Set(filled([...steady, ...byFit], favourites, SHOWN));
  const shown = ofLevel.filter((each) => chosen.has(each));
  const isThin = shown.length < ENOUGH;
  const close = ranked.filter(
    ({ band, career }) => band === 'near' && isReachedBy(career, level) && isNew({ career }),
  );
  return {
    kind: 'matched',
    favourites,
    strong: shown.filter(({ band }) => band === 'strong'),
    good: shown.filter(({ band }) => band === 'good'),
    known: reactedTo('known'),
    refused,
    near: isThin ? filled(close, favourites, ENOUGH) : [],
    families: familiesOf(ofLevel).toSorted((a, b) => fitOf(b) - fitOf(a)),
    total: ofLevel.length,
    isThin,
    elsewhere:
      level === 'both' ? 0 : told.filter(({ career }) => isReachedBy(career, other(level))).length,
  };
}

/** In the order of the first career of each. */
function familiesOf(ranked: readonly { readonly career: Career }[]): string[] {
  return [...new Set(ranked.map(({ career }) => career.family))];
}

/**
 * The first ones of which one at most is of a family, and no two of one shape; where that leaves places, a second of each
 * family, a third, and so on, and at last those whose shape is there already.
 */
function filled<Each extends { readonly career: Career }>(
  candidates: readonly Each[],
  favourites: readonly RankedCareer[],
  places: number,
): readonly Each[] {
  const taken = new Map<string, number>();
  for (const { career } of favourites) {
    taken.set(career.family, (taken.get(career.family) ?? 0) + 1);
  }
  const shown = new Set<Each>();
  for (const mayRepeat of [false, true]) {
    let wait = true;
    for (let perFamily = PER_FAMILY; wait && shown.size < places; perFamily += 1) {
      wait = false;
      for (const candidate of candidates) {
        if (shown.size === places) break;
        if (shown.has(candidate) || (!mayRepeat && isRepeated(candidate, shown))) continue;
        const { family } = candidate.career;
        const ofFamily = taken.get(family) ?? 0;
        if (ofFamily >= perFamily) {
          wait = true;
          continue;
        }
        taken.set(family, ofFamily + 1);
        shown.add(candidate);
      }
    }
  }
  return [...shown];
}

function isRepeated(candidate: { career: Career }, shown: Iterable<{ career: Career }>): boolean {
  for (const { career } of shown) if (haveSameShape(career, candidate.career)) return true;
  return false;
}

function other(level: StudyLevel): StudyLevel {
  return level === 'university' ? 'vocational' : 'university';
}
