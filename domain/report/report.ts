// The report of a person: the newest (or chosen) attempt of each test, read alone and together, and the kept pathway to
// Spain beside them. One model; the page, the PDF, the mail, the data file and a shared link are views of it, so that
// every number is the same everywhere.
import { instrumentIds, sectionFor, type Section } from '#domain/instruments/registry.ts';
import type { AgeBand } from '#domain/about-person.ts';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import type { Career } from '#domain/matching/career.ts';
import type { Reactions } from '#domain/matching/reaction.ts';
import { careerSuggestions, type CareerSuggestions } from './career-suggestions.ts';
import type { LevelFilter } from './level-filter.ts';
import type { PlanPart } from './plan-part.ts';
import { readTogether, type ReadTogether } from './read-together.ts';
import { talkQuestions, type TalkQuestion } from './talk-questions.ts';

export type Report = {
  /** In the order of the registry, one of an instrument at most. */
  readonly sections: readonly Section[];
  readonly careers: CareerSuggestions;
  readonly together: ReadTogether;
  readonly talk: readonly TalkQuestion[];
  /** Of a person who reads their own result and said it: how certain a result is differs by age. */
  readonly ageBand: AgeBand | null;
  /** The kept pathway to Spain, where there is one. */
  readonly plan?: PlanPart;
};

/** Reads sections together; of two of the same instrument the first counts. */
export function reportOf({
  sections,
  careers: catalogue,
  level,
  reactions,
  ageBand = null,
  secondLooks = [],
  plan,
}: {
  sections: readonly Section[];
  careers: readonly Career[];
  level: LevelFilter;
  reactions: Reactions;
  ageBand?: AgeBand | null | undefined;
  secondLooks?: readonly SecondLook[] | undefined;
  plan?: PlanPart | undefined;
}): Report {
  const told = instrumentIds.flatMap((id) => sectionFor(sections, id) ?? []);
  const careers = careerSuggestions({
    sections: told,
    careers: catalogue,
    level,
    reactions,
    secondLooks,
  });
  const together = readTogether(careers, told);
  return {
    sections: told,
    careers,
    together,
    talk: talkQuestions({ sections: told, careers, together }),
    ageBand,
    ...(plan ? { plan } : {}),
  };
}
