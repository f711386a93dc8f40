// The pathway from a country and a diploma to a place to study in Spain: which way in, why, the steps in order, the
// calendar counted back from the start, money, what each university decides itself. It selects and dates the rules it
// is given; it knows no fact of its own.
import { lastGoodDay } from '#domain/fact-age.ts';
import type { Aim, Diploma, PathwayChoice, PathwayCountry } from './choices.ts';
import type { Access, ReasonId } from './keys.ts';
import {
  holds,
  type Circumstances,
  type DatedFact,
  type MoneyRule,
  type PathwayRules,
  type Statement,
  type StepRule,
} from './rules.ts';
import { slotOf, type Slot } from './slot.ts';

export type PathwayStep<Fact> = StepRule<Fact> & { slot: Slot };

/** What holds whenever one starts. */
export type PathwayOutline<Fact> = {
  access: Access;
  aim: Aim;
  country: PathwayCountry;
  reasons: readonly Statement<ReasonId, Fact>[];
  steps: readonly StepRule<Fact>[];
  money: readonly MoneyRule<Fact>[];
  questions: PathwayRules<Fact & DatedFact>['questions'];
  mistakes: PathwayRules<Fact & DatedFact>['mistakes'];
};

export type Pathway<Fact> = Omit<PathwayOutline<Fact>, 'steps'> & {
  steps: readonly PathwayStep<Fact>[];
  /** How many steps, of those asked of everybody, should have begun and ended already. */
  lateSteps: number;
  /** Ids of the facts that today cannot be told without a word. */
  staleFacts: ReadonlySet<string>;
};

/** The pathway for the four choices, seen on `today` (`YYYY-MM-DD`). */
export function pathwayFor<Fact extends DatedFact>(
  rules: PathwayRules<Fact>,
  choice: PathwayChoice,
  today: string,
  given: Circumstances = {},
): Pathway<Fact> {
  const outline = outlineFor(rules, choice, given);
  const steps = outline.steps.map((step) => ({ ...step, slot: slotOf(step, choice.start, today) }));
  const { reasons, money, questions, mistakes } = outline;
  const facts = [reasons, steps, money, questions, mistakes].flat().flatMap((each) => each.facts);
  return {
    ...outline,
    steps,
    lateSteps: steps.filter(({ slot, onlyIfAsked }) => slot.kind === 'late' && !onlyIfAsked).length,
    staleFacts: new Set(facts.filter((fact) => lastGoodDay(fact) < today).map(({ id }) => id)),
  };
}

/** The same without a date, for pages that the build writes. */
export function outlineFor<Fact extends DatedFact>(
  rules: PathwayRules<Fact>,
  choice: { country: PathwayCountry; diploma: Diploma; aim: Aim },
  given: Circumstances = {},
): PathwayOutline<Fact> {
  const access = accessOf(rules, choice);
  const fits = (rule: Parameters<typeof holds>[0]) => holds(rule, access, choice, given);
  return {
    access,
    aim: choice.aim,
    country: choice.country,
    reasons: rules.reasons.filter(
      (rule) => fits(rule) && (rule.diplomas?.includes(choice.diploma) ?? true),
    ),
    steps: rules.steps.filter(fits),
    money: rules.money.filter(fits),
    questions: rules.questions.filter(fits),
    mistakes: rules.mistakes.filter(fits),
  };
}

/** The system of the diploma decides, not the passport: the IB is the same everywhere. */
function accessOf(
  { national }: Pick<PathwayRules<DatedFact>, 'national'>,
  { country, diploma }: { country: PathwayCountry; diploma: Diploma },
): Access {
  if (diploma === 'ib') return 'ib';
  return (diploma === 'other' ? undefined : national[country]) ?? 'ask';
}
