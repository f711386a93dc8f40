// The one plan: the months from now to the start with the stops that fall into them, what is to be done this month, what can
// no longer be done for that start, and what is due when. The page, the report on screen and on paper, the mail, a shared
// link and the calendar file all tell it from here.
import { startsFor } from './choices.ts';
import type { MoneyId } from './keys.ts';
import { lastBefore, monthsBefore } from './months.ts';
import { pathwayFor, type Pathway, type PathwayStep } from './pathway-for.ts';
import type { Plan } from './plan.ts';
import type { Circumstances, DatedFact, MoneyRule, PathwayRules, StepRule } from './rules.ts';
import { stayNeedsVisa } from './stay.ts';

type MarkedFact = DatedFact & { mark: 'V' | 'S' | 'U' };

/** What a plan follows from. */
export type PlanProfile = Plan &
  Omit<Circumstances, 'needsVisa' | 'region'> & {
    /** The month (1–12) in which the last year of school ends there; nothing where that differs or was not found. */
    schoolEnds?: number | undefined;
  };

/**
 * How far the time of a stop is to be believed: `counted` back from the start, after the `example` of a published year, or
 * not known here, so that an office has to be asked.
 */
export type DateBasis = 'counted' | 'example' | 'ask';

export type Stop<Fact> = PathwayStep<Fact> & {
  /** The day (`YYYY-MM-DD`) it was ticked; null while it is to be done. */
  done: string | null;
  basis: DateBasis;
  /** Of an example: the year (`2026`, `2025-26`) whose days it follows. */
  basisYear: string | null;
  /** The month in which the last to leave school get the diploma that this stop asks for, where that is too late for it. */
  diplomaAfter: string | null;
  money: readonly MoneyRule<Fact>[];
};

export type PlanMonth<Fact> = {
  month: string;
  /** What begins then. What is open already stands in the first month. */
  stops: readonly Stop<Fact>[];
  /** What is paid, or shown, with what is still to do; in the last month living, too. */
  money: readonly MoneyRule<Fact>[];
};

export type MonthPlan<Fact> = {
  pathway: Pathway<Fact>;
  stops: readonly Stop<Fact>[];
  /** Every month from the one of today to the one of the start; that of today alone when the course has begun. */
  months: readonly PlanMonth<Fact>[];
  /** What is open, and what is late and still helps. */
  thisMonth: readonly Stop<Fact>[];
  /** What comes after that, nearest first. */
  next: readonly Stop<Fact>[];
  /** Whose last call before the start is over. */
  missed: readonly Stop<Fact>[];
  /** The first later start for which no call is over; null while this one can be kept. */
  nextStart: string | null;
};

/** The plan of one person, seen on `today` (`YYYY-MM-DD`). */
export function planFor<Fact extends MarkedFact>(
  rules: PathwayRules<Fact>,
  { choice, ticks, stay, region, schoolEnds, ...circumstances }: PlanProfile,
  today: string,
): MonthPlan<Fact> {
  const month = today.slice(0, 7);
  const given = { ...circumstances, region, needsVisa: stayNeedsVisa(stay) };
  const pathway = pathwayFor(rules, choice, today, given);
  const graduation = schoolEnds === undefined ? null : lastBefore(choice.start, schoolEnds);
  const stops = pathway.steps.map((step) => ({
    ...step,
    done: ticks[step.id] ?? null,
    basis: basisOf(step),
    basisYear: yearOf(step),
    diplomaAfter:
      graduation !== null && graduation >= month && comesTooLate(graduation, step, month)
        ? graduation
        : null,
    money: pathway.money.filter(({ id }) => step.costs?.includes(id)),
  }));
  const todo = stops.filter(({ done }) => done === null);
  const missed = todo.filter(isMissed);
  return {
    pathway,
    stops,
    months: monthsBetween(month, choice.start).map((each) => {
      const begun = stops.filter((stop) => monthOf(stop, month) === each);
      const living = each === choice.start ? pathway.money.filter(isLiving) : [];
      const due = begun.filter(({ done }) => done === null).flatMap(({ money }) => money);
      return { month: each, stops: begun, money: [...new Set([...due, ...living])] };
    }),
    thisMonth: todo.filter((stop) => monthOf(stop, month) === month),
    next: todo
      .filter(({ slot }) => slot.kind === 'ahead')
      .toSorted((a, b) => beginning(a).localeCompare(beginning(b))),
    missed,
    nextStart: missed.some(({ onlyIfAsked }) => !onlyIfAsked)
      ? (startsFor(choice.aim, today > `${choice.start}-01` ? today : `${choice.start}-01`).find(
          (start) =>
            pathwayFor(rules, { ...choice, start }, today, given).steps.every(
              (step) => step.onlyIfAsked || !isMissed(step),
            ),
        ) ?? null)
      : null,
  };
}

/** What is to be done next of a plan: what is open now, else what comes first; undefined when nothing is left. */
export function nextStop<Fact>({ thisMonth, next }: MonthPlan<Fact>): Stop<Fact> | undefined {
  return thisMonth[0] ?? next[0];
}

const living: readonly MoneyId[] = ['living', 'living-region'];
const isLiving = ({ id }: { id: MoneyId }) => living.includes(id);

/** A time that rests on nothing verified is told as a question, never as a date. */
function basisOf<Fact extends MarkedFact>(step: StepRule<Fact>): DateBasis {
  const isKnown = ({ mark }: MarkedFact) => mark !== 'U';
  if (step.timing.kind === 'call') return step.published?.some(isKnown) ? 'example' : 'ask';
  return step.facts.some(isKnown) ? 'counted' : 'ask';
}

/** The newest year of the published days that a call is taken from. */
function yearOf<Fact extends MarkedFact>({
  timing,
  published = [],
}: StepRule<Fact>): string | null {
  if (timing.kind !== 'call') return null;
  const years = published.flatMap(({ mark, year }) => (mark === 'U' || !year ? [] : [year]));
  return years.toSorted().at(-1) ?? null;
}

function isMissed({ slot }: Pick<PathwayStep<unknown>, 'slot'>): boolean {
  return slot.kind === 'late' && slot.advice === 'ask-next-call';
}

/** Whether the diploma of a person who leaves school in `graduation` is asked for before it is there. */
function comesTooLate(
  graduation: string,
  { documents, slot }: PathwayStep<unknown>,
  month: string,
): boolean {
  return documents.includes('diploma') && graduation >= (slot.kind === 'late' ? month : slot.to);
}

/** Where a stop stands in the band; nowhere once its call is over. */
function monthOf(stop: Pick<Stop<unknown>, 'slot'>, month: string): string | undefined {
  if (stop.slot.kind === 'ahead') return stop.slot.from;
  return isMissed(stop) ? undefined : month;
}

function beginning({ slot }: Stop<unknown>): string {
  return slot.kind === 'ahead' ? slot.from : '';
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first];
  for (let month = monthsBefore(first, -1); month <= last; month = monthsBefore(month, -1))
    months.push(month);
  return months;
}
