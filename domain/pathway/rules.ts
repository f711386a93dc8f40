// The shape of the rules that a pathway follows from. They are data of `content/pathway`; every statement rests on dated
// facts, or names who has to be asked, or both.
import type { Dated } from '#domain/fact-age.ts';
import type { RegionId } from '#domain/regions.ts';
import type { Aim, PathwayCountry } from './choices.ts';
import type { UniversityPast } from './past.ts';
import type { CentreKind, VocationalLevel } from './vocational.ts';
import type {
  Access,
  DocumentId,
  MistakeId,
  MoneyId,
  OfficeId,
  QuestionId,
  ReasonId,
  StepId,
} from './keys.ts';

/** What the engine needs to know of a fact: whether it may still be believed. */
export type DatedFact = Dated & { id: string };

/** For whom a rule holds; a condition that is not there holds for everybody. */
type Conditions = {
  access?: readonly Access[];
  aims?: readonly Aim[];
  countries?: readonly PathwayCountry[];
  /** Only for those who may need a visa. */
  withVisa?: true;
  /** Of vocational training. */
  levels?: readonly VocationalLevel[];
  centres?: readonly CentreKind[];
  /** For whoever has been at a university, or has not. */
  pasts?: readonly UniversityPast[];
  /** For those who said one of these regions, or none. */
  regions?: readonly RegionId[];
  /** Only for those who said one of these regions. */
  saidRegions?: readonly RegionId[];
};

/** What else than the choices a rule may depend on; what was not said is the commonest of it. */
export type Circumstances = {
  needsVisa?: boolean;
  level?: VocationalLevel | undefined;
  centre?: CentreKind | undefined;
  past?: UniversityPast | undefined;
  region?: RegionId | undefined;
};

/** Something a pathway says, with what it rests on. At least one fact, or an office to ask. */
export type Statement<Id, Fact> = Conditions & {
  id: Id;
  facts: readonly Fact[];
  ask?: OfficeId;
};

/**
 * When a step falls. `before`: so many months before the start, first and last one included (negative: after it).
 * `call`: in those months (1–12) of the year, the last time before the start.
 */
export type Timing = { kind: 'before' | 'call'; from: number; to: number };

export type StepRule<Fact> = Statement<StepId, Fact> & {
  office: OfficeId;
  documents: readonly DocumentId[];
  timing: Timing;
  /** What helps when the time has passed: to begin at once, or to ask for the next call. */
  ifLate: 'start-today' | 'ask-next-call';
  /** Only for those of whom it is asked. */
  onlyIfAsked?: true;
  /** Only for entering a degree with the secondary diploma: whoever has been at a university may not need it. */
  anew?: true;
  /** The published days of some year that a call is taken from. */
  published?: readonly Fact[];
  /** What is paid, or shown, with it. */
  costs?: readonly MoneyId[];
};

/** An amount in euros; `show` is what the consulate wants to see, `plan` what a year really takes. */
export type Amount = {
  id: MoneyId;
  purpose: 'show' | 'plan';
  low?: number;
  high?: number;
  per: 'month' | 'year' | 'once';
};

export type MoneyRule<Fact> = Statement<MoneyId, Fact> & Amount;

export type PathwayRules<Fact extends DatedFact> = {
  /** How each country's own diploma opens the university. */
  national: Readonly<Partial<Record<PathwayCountry, Access>>>;
  reasons: readonly (Statement<ReasonId, Fact> & { diplomas?: readonly string[] })[];
  steps: readonly StepRule<Fact>[];
  money: readonly MoneyRule<Fact>[];
  questions: readonly Statement<QuestionId, Fact>[];
  mistakes: readonly Statement<MistakeId, Fact>[];
};

/** Whether a rule holds for these choices. Without a passport named, a visa may be needed. */
export function holds(
  rule: Conditions,
  access: Access,
  { aim, country }: { aim: Aim; country: PathwayCountry },
  { needsVisa = true, level = 'superior', centre = 'public', past = 'none', region }: Circumstances,
): boolean {
  return (
    (rule.access?.includes(access) ?? true) &&
    (rule.aims?.includes(aim) ?? true) &&
    (rule.countries?.includes(country) ?? true) &&
    (rule.levels?.includes(level) ?? true) &&
    (rule.centres?.includes(centre) ?? true) &&
    (rule.pasts?.includes(past) ?? true) &&
    (region === undefined || (rule.regions?.includes(region) ?? true)) &&
    (rule.saidRegions === undefined ||
      (region !== undefined && rule.saidRegions.includes(region))) &&
    (needsVisa || !rule.withVisa)
  );
}
