// Five questions for a conversation at home, chosen by rules from the result: the person's own things first, and always
// one that doubts the result. Keys and what to put into them; the sentences are in content.
import { sectionFor, type Section } from '#domain/instruments/registry.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { weighsMost } from '#domain/instruments/values/profile.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import { firstCareers, toldCareers, type CareerSuggestions } from './career-suggestions.ts';
import type { ClearTrait } from '#domain/instruments/personality/profile.ts';
import type { ReadTogether } from './read-together.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';
import { toldGroups } from '#domain/instruments/interests/told-groups.ts';
import type { ValuesSection } from '#domain/instruments/values/section.ts';

export const talkQuestionCount = 5;

/** How many may come from the result; the rest are for everybody. */
const PERSONAL = 4;

/** Careers that a question names. */
const NAMED = 2;

export type TalkQuestion =
  /** "When have you seen me like this?", of what is told first. */
  | { readonly key: 'seen'; readonly letters: readonly RiasecLetter[] }
  /** Nothing stands out; nothing is asked of a test that was not taken, or of what has no score. */
  | { readonly key: 'open' }
  /** The first place is shared. */
  | { readonly key: 'tied'; readonly letters: readonly RiasecLetter[] }
  /** The two first types lie opposite each other. */
  | { readonly key: 'rare'; readonly letters: readonly RiasecLetter[] }
  | { readonly key: 'weighs'; readonly values: readonly WorkValue[] }
  | { readonly key: 'equal-values' }
  | { readonly key: 'no-values' }
  /** Two of more, or all there are. */
  | { readonly key: 'careers' | 'few-careers'; readonly careers: readonly string[] }
  | { readonly key: 'someone' }
  | { readonly key: 'trait'; readonly trait: ClearTrait }
  /** Suggestions of both levels: university and FP. */
  | { readonly key: 'ways' }
  | { readonly key: 'doubt' }
  | { readonly key: 'money' }
  | { readonly key: 'far' };

/** Exactly five, no key twice. */
export function talkQuestions({
  sections,
  careers,
  together,
}: {
  sections: readonly Section[];
  careers: CareerSuggestions;
  together: ReadTogether;
}): readonly TalkQuestion[] {
  const personal: readonly TalkQuestion[] = [
    ...aboutInterests(sectionFor(sections, 'interests')),
    ...aboutCareers(careers),
    ...aboutValues(sectionFor(sections, 'values')),
    ...together.clearTraits.slice(0, 1).map((trait) => ({ key: 'trait' as const, trait })),
    ...aboutWays(careers),
  ];
  const forAll: readonly TalkQuestion[] = [{ key: 'doubt' }, { key: 'money' }, { key: 'far' }];
  return [...personal.slice(0, PERSONAL), ...forAll].slice(0, talkQuestionCount);
}

function aboutInterests(interests: InterestsSection | undefined): readonly TalkQuestion[] {
  if (!interests) return [];
  const { profile } = interests;
  if (profile.kind === 'incomplete') return [];
  if (profile.kind === 'flat') return [{ key: 'open' }];
  const [first = [], second = []] = profile.leading;
  const [told = []] = toldGroups(profile);
  const questions: TalkQuestion[] = [{ key: 'seen', letters: told }];
  if (first.length > 1) questions.push({ key: 'tied', letters: first });
  else if (profile.consistency === 'low') {
    questions.push({ key: 'rare', letters: [...first, ...second.slice(0, 1)] });
  }
  return questions;
}

function aboutCareers(careers: CareerSuggestions): readonly TalkQuestion[] {
  // Named as they stand first for the reader: each of another family.
  const ids = firstCareers(careers).map(({ career }) => career.id);
  if (ids.length === 0) return [{ key: 'someone' }];
  return [{ key: ids.length > NAMED ? 'careers' : 'few-careers', careers: ids.slice(0, NAMED) }];
}

function aboutValues(values: ValuesSection | undefined): readonly TalkQuestion[] {
  const profile = values?.profile;
  if (profile?.kind === 'priorities') return [{ key: 'weighs', values: weighsMost(profile) }];
  return [{ key: profile?.kind === 'no-clear-priorities' ? 'equal-values' : 'no-values' }];
}

function aboutWays(careers: CareerSuggestions): readonly TalkQuestion[] {
  const levels = new Set(toldCareers(careers).map(({ career }) => career.level));
  return levels.size > 1 ? [{ key: 'ways' }] : [];
}
