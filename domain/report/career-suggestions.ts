// The careers a report suggests, family by family, each with its reasons: how the six interests add up, and what the
// person's values say of it. What she likes inside the types moves the order. Values are a second voice on what interests found; they take nothing away and add nothing.
import type { Career } from '#domain/matching/career.ts';
import { doorsOf } from '#domain/matching/doors.ts';
import { explainMatch, type MatchExplanation } from '#domain/matching/explain-match.ts';
import { fieldLeanings, type FieldLeanings } from '#domain/matching/field-leanings.ts';
import { likedItems, type LikedItem } from '#domain/matching/liked-items.ts';
import { matchCareers } from '#domain/matching/match-careers.ts';
import { matchValues, type ValuesMatch } from '#domain/matching/match-values.ts';
import { beyondChance } from '#domain/matching/values-beyond-chance.ts';
import type { RankedCareer } from '#domain/matching/rank-careers.ts';
import { whoSpoke, type Spoke } from '#domain/matching/who-spoke.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import {
  bankItems,
  bankAnswers,
  type SecondLook,
} from '#domain/instruments/interests/second-look.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import type { LevelFilter } from './level-filter.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';

/** So many careers stand on the first screen. */
const FIRST = 3;

/** A career with its agreement (Pearson's r, told as its band and never as a percentage) and the reasons for it. */
export type Suggestion = RankedCareer & {
  readonly explanation: Extract<MatchExplanation, { kind: 'explained' }>;
  /** `undefined` without a values test; what chance would say as often is `mixed`. */
  readonly values: ValuesMatch | undefined;
  /** Who speaks for it where type and field contradict each other; told to the person alone. */
  readonly spoke: Spoke;
  /** The person's own answers in this career's fields, to be quoted to them alone. */
  readonly liked: readonly LikedItem[];
};

/** Whether the fields of all careers were asked about: version 1 has none, a short form may leave some out. */
type FieldsAsked = 'none' | 'some' | 'all';

export type CareerFamily = {
  readonly family: string;
  /** The better fit first; two, or more where there are few families. */
  readonly suggestions: readonly Suggestion[];
};

export type CareerSuggestions =
  | { readonly kind: 'no-interests' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'flat'; readonly doors: readonly Career[] }
  | {
      readonly kind: 'matched';
      readonly level: LevelFilter;
      readonly fields: FieldsAsked;
      /** The steadiest first, as `matchCareers` orders them. */
      readonly families: readonly CareerFamily[];
      /** What comes closest without matching, where few match; never among what is told as fit. */
      readonly near: readonly Suggestion[];
      /** One career a family, where nothing else stands in the list; see `doorsOf`. */
      readonly doors: readonly Career[];
      /** What the person marked: of interest (on top, whatever its band), known, refused. */
      readonly favourites: readonly Suggestion[];
      readonly known: readonly Suggestion[];
      readonly refused: readonly Suggestion[];
      /** Careers of the level that match, shown or not. */
      readonly total: number;
      readonly isThin: boolean;
      /** How many the other kind of studies would give; 0 when both are asked. */
      readonly elsewhere: number;
    };

export function careerSuggestions({
  sections,
  careers,
  level,
  reactions,
  secondLooks = [],
}: {
  sections: readonly Section[];
  careers: readonly Career[];
  level: LevelFilter;
  reactions: Reactions;
  /** Of any attempt; the one at the interests that are told counts. */
  secondLooks?: readonly SecondLook[];
}): CareerSuggestions {
  const interests = sectionFor(sections, 'interests');
  const values = sectionFor(sections, 'values');
  if (!interests) return { kind: 'no-interests' };
  const { profile } = interests;
  const leanings = leaningsOf(interests, secondLooks);
  const matches = matchCareers({ profile, careers, level, reactions, leanings });
  if (profile.kind === 'incomplete') return { kind: 'incomplete' };
  const doors = () => doorsOf({ points: profile.points, careers, level, reactions, leanings });
  if (profile.kind !== 'differentiated' || matches.kind !== 'matched') {
    return { kind: 'flat', doors: doors() };
  }
  const shown = [...matches.strong, ...matches.good].toSorted((a, b) => b.rankValue - a.rankValue);
  const compared = (career: Career) => (values ? matchValues(values.profile, career) : undefined);
  const spoken = beyondChance(
    [...matches.favourites, ...shown].map(({ career }) => compared(career)),
  );
  const told = (ranked: readonly RankedCareer[]) =>
    ranked.flatMap((one) =>
      suggestionOf({ ...interests, profile, leanings }, one, spoken(compared(one.career))),
    );
  return {
    kind: 'matched',
    level,
    fields: fieldsAsked(interests, leanings, careers),
    families: byFamily(told(shown), matches.families),
    near: told(matches.near),
    doors: shown.length + matches.near.length + matches.favourites.length === 0 ? doors() : [],
    favourites: told(matches.favourites),
    known: told(matches.known),
    refused: told(matches.refused),
    total: matches.total,
    isThin: matches.isThin,
    elsewhere: matches.elsewhere,
  };
}

/** Favourites and shown suggestions in the order of telling, without the family they stand in, and without what is only near. */
export function toldCareers(careers: CareerSuggestions): readonly Suggestion[] {
  if (careers.kind !== 'matched') return [];
  return [...careers.favourites, ...careers.families.flatMap(({ suggestions }) => suggestions)];
}

/** What comes closest without matching; empty where enough matches. */
export function nearCareers(careers: CareerSuggestions): readonly Suggestion[] {
  return careers.kind === 'matched' ? careers.near : [];
}

/** Three to look at first, each of another family while there are as many; favourites before the rest. */
export function firstCareers(careers: CareerSuggestions): readonly Suggestion[] {
  const told = toldCareers(careers);
  const ofAnother = told.filter(
    ({ career }, place) =>
      told.findIndex((other) => other.career.family === career.family) === place,
  );
  return [...new Set([...ofAnother, ...told])].slice(0, FIRST);
}

/** What a person likes inside the types, from the answers of a section and of its second look. */
export function leaningsOf(
  { attempt, answers }: InterestsSection,
  secondLooks: readonly SecondLook[],
): FieldLeanings {
  const look = secondLooks.find((one) => one.attempt === attempt);
  const further = look ? bankAnswers(look) : {};
  const choices = Object.fromEntries(answers.map(({ item, choice }) => [item, choice]));
  return fieldLeanings(
    [...answers.map(({ item, ...line }) => ({ ...line, id: item })), ...bankItems],
    { ...choices, ...further },
  );
}

function fieldsAsked(
  { form }: InterestsSection,
  leanings: FieldLeanings,
  careers: readonly Career[],
): FieldsAsked {
  const isAsked = (field: string) => Object.hasOwn(leanings, field);
  if (Object.keys(leanings).length === 0) return 'none';
  return form === 'short' && !careers.every(({ fields }) => fields.every(isAsked)) ? 'some' : 'all';
}

function suggestionOf(
  {
    profile: { points, max },
    leanings,
    answers,
  }: {
    profile: Extract<InterestsProfile, { kind: 'differentiated' }>;
    leanings: FieldLeanings;
    answers: InterestsSection['answers'];
  },
  ranked: RankedCareer,
  values: ValuesMatch | undefined,
): Suggestion[] {
  const { career, band } = ranked;
  const explanation = explainMatch(points, career, max);
  if (explanation.kind === 'flat') return [];
  // Nothing is quoted of the type that is told to separate.
  const quotable = answers.filter(({ scale }) => scale !== explanation.gap?.letter);
  const spoke = whoSpoke(career, band, leanings);
  // One well-liked answer would contradict that its field was liked less than its type.
  const liked = spoke === 'type' ? [] : likedItems(quotable, career);
  return [{ ...ranked, explanation, values, spoke, liked }];
}

function byFamily(
  suggestions: readonly Suggestion[],
  families: readonly string[],
): readonly CareerFamily[] {
  return families
    .map((family) => ({
      family,
      suggestions: suggestions.filter(({ career }) => career.family === family),
    }))
    .filter(({ suggestions: ofFamily }) => ofFamily.length > 0);
}
