// The report of a person: the newest (or chosen) attempt of each test, read alone and together, and the kept route to
// Spain beside them. One model; the page, the
// PDF, the mail, the data file and a shared link are views of it, so that every number is the same everywhere.
import type { Career } from '#domain/matching/career.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import { careerSuggestions, type CareerSuggestions } from './career-suggestions.ts';
import type { LevelFilter } from './level-filter.ts';
import type { PlanPart } from './plan-part.ts';
import { readTogether, type ReadTogether } from './read-together.ts';
import type { InterestsSection, PersonalitySection, Section, ValuesSection } from './section.ts';
import { talkQuestions, type TalkQuestion } from './talk-questions.ts';

export type Report = {
  readonly interests: InterestsSection | undefined;
  readonly values: ValuesSection | undefined;
  readonly personality: PersonalitySection | undefined;
  readonly careers: CareerSuggestions;
  readonly together: ReadTogether;
  readonly talk: readonly TalkQuestion[];
  /** The kept route to Spain, where there is one. */
  readonly plan?: PlanPart;
};

/** Reads up to three sections together; of two of the same test the first counts. */
export function reportOf({
  sections,
  careers: catalogue,
  level,
  reactions,
  plan,
}: {
  sections: readonly Section[];
  careers: readonly Career[];
  level: LevelFilter;
  reactions: Reactions;
  plan?: PlanPart | undefined;
}): Report {
  const interests = sections.find((section) => section.test === 'riasec');
  const values = sections.find((section) => section.test === 'values');
  const personality = sections.find((section) => section.test === 'personality');
  const careers = careerSuggestions({ interests, values, careers: catalogue, level, reactions });
  const together = readTogether(careers, values, personality);
  return {
    interests,
    values,
    personality,
    careers,
    together,
    talk: talkQuestions({ interests, values, careers, together }),
    ...(plan ? { plan } : {}),
  };
}
