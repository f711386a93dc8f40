// What a pupil's `summary` says to a counsellor: read off the same report as the pupil's own page, and nothing else.
import { firstCareers } from '#domain/report/career-suggestions.ts';
import type { Report } from '#domain/report/report.ts';
import { areApart } from '#domain/instruments/interests/letter-groups.ts';
import type { InterestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters, type RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import { sectionFor } from '#domain/instruments/registry.ts';
import type { ValuesProfile } from '#domain/instruments/values/profile.ts';
import { workValues, type WorkValue } from '#domain/instruments/values/work-values.ts';
import {
  flag,
  isWhole,
  listOf,
  oneOf,
  orNull,
  partsOf,
  textOf,
  type Parser,
} from '#domain/parsers.ts';

const mostLetters = 3;
const mostFamilies = 3;
const mostValues = 2;

/** A result in a line; without the test that says it, a part is `null` or empty. */
export type ClassSummary = {
  /** One to three types, the strongest first, as `SIA`; `null` where none stands out. */
  readonly letters: string | null;
  /** The interests were answered, and none stands out or too many do. */
  readonly undecided: boolean;
  /** Ids of the families of careers to look at first, three at most. */
  readonly families: readonly string[];
  /** What is asked of a job before all else, two at most. */
  readonly values: readonly WorkValue[];
  /** The type that leads alone, clearly ahead of the next; `null` where first place is shared. */
  readonly lead: RiasecLetter | null;
};

/** Of a session that keeps nothing of a pupil. */
export const noSummary: ClassSummary = {
  letters: null,
  undecided: false,
  families: [],
  values: [],
  lead: null,
};

export function classSummary(report: Report): ClassSummary {
  const interests = sectionFor(report.sections, 'interests')?.profile;
  const values = sectionFor(report.sections, 'values')?.profile;
  const letters = interests?.kind === 'differentiated' ? lettersOf(interests) : [];
  const families = firstCareers(report.careers).map(({ career }) => career.family);
  return {
    letters: letters.length > 0 ? letters.join('') : null,
    undecided: interests !== undefined && letters.length === 0,
    families: [...new Set(families)].slice(0, mostFamilies),
    values: values?.kind === 'priorities' ? valuesOf(values) : [],
    lead: interests?.kind === 'differentiated' ? leadOf(interests) : null,
  };
}

type Differentiated = Extract<InterestsProfile, { kind: 'differentiated' }>;

/** Whole groups only: of types that are tied for the third place none is named rather than one by chance. */
function lettersOf({ leading }: Differentiated): readonly RiasecLetter[] {
  return wholeGroups(leading, mostLetters);
}

function valuesOf({ leading }: Extract<ValuesProfile, { kind: 'priorities' }>) {
  return wholeGroups(leading, mostValues);
}

function leadOf({ leading, groups, ties }: Differentiated): RiasecLetter | null {
  const [first = []] = leading;
  const [, next = []] = groups;
  const [letter] = first;
  return letter && first.length === 1 && areApart(first, next, ties) ? letter : null;
}

/** The first groups, as many as have so many members together at most. */
function wholeGroups<Name>(groups: readonly (readonly Name[])[], most: number): readonly Name[] {
  const taken: Name[] = [];
  for (const group of groups) {
    if (taken.length + group.length > most) return taken;
    taken.push(...group);
  }
  return taken;
}

/** Reads a summary from outside; `undefined` for anything that is none. */
export const parseClassSummary: Parser<ClassSummary> = (value) => {
  const from = partsOf(value);
  const summary = {
    letters: orNull(textOf(/^[RIASEC]{1,3}$/))(from.letters),
    undecided: flag(from.undecided),
    families: listOf(textOf(/^[a-z][a-z-]{0,39}$/))(from.families),
    values: listOf(oneOf(workValues))(from.values),
    lead: orNull(oneOf(riasecLetters))(from.lead),
  };
  return isWhole(summary) ? summary : undefined;
};
