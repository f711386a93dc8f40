// The plan of a report: the kept pathway with its reason, its steps with what is done and when the rest falls, where each
// is done, and what all of it rests on. Keys, days and addresses; the words are content's.
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import type { PlanTerms } from '#domain/pathway/plan.ts';
import type { Access, DocumentId, OfficeId, ReasonId, StepId } from '#domain/pathway/keys.ts';
import { planFor, type DateBasis, type PlanProfile } from '#domain/pathway/plan-for.ts';
import type { Amount, DatedFact, PathwayRules } from '#domain/pathway/rules.ts';
import type { Slot } from '#domain/pathway/slot.ts';

/** What the plan of a report needs of a fact: whom it cites, and how old the look is. */
export type CitedFact = DatedFact & {
  source: string;
  url: string;
  mark: 'V' | 'S' | 'U';
  checked: string;
};

export type PlanStep = {
  readonly id: StepId;
  /** The day (`YYYY-MM-DD`) it was ticked; null while it is to be done. */
  readonly done: string | null;
  readonly slot: Slot;
  readonly onlyIfAsked: boolean;
  readonly basis: DateBasis;
  /** Of an example: the year whose days it follows. */
  readonly basisYear: string | null;
  /** The month in which school ends, where the diploma comes too late for this step. */
  readonly diplomaAfter: string | null;
  readonly documents: readonly DocumentId[];
  readonly office: OfficeId;
  /** The office that knows what is not known here. */
  readonly ask: OfficeId | null;
  /** The official entrance of that office, where it has one. */
  readonly url: string | null;
};

/** One source and the oldest look at it (`YYYY-MM-DD`). */
export type PlanSource = Pick<CitedFact, 'source' | 'url' | 'mark' | 'checked'> & {
  readonly isStale: boolean;
};

export type PlanPart = PlanTerms & {
  readonly choice: PathwayChoice;
  readonly access: Access;
  readonly reasons: readonly ReasonId[];
  readonly steps: readonly PlanStep[];
  /** What is to be done in the month of `seenOn`. */
  readonly thisMonth: readonly StepId[];
  /** What no longer reaches the start. */
  readonly missed: readonly StepId[];
  /** The first later start that everything reaches; null where this one is kept. */
  readonly nextStart: string | null;
  /** What is paid, or shown, in which month (`YYYY-MM`); months without are left out. */
  readonly due: readonly { readonly month: string; readonly money: readonly Amount[] }[];
  /** Steps of a visa are among them, and it was not said that one is needed. */
  readonly withVisa: boolean;
  readonly sources: readonly PlanSource[];
  /** The day from which the times are counted (`YYYY-MM-DD`). */
  readonly seenOn: string;
};

/** The plan as a report carries it, seen on `today` (`YYYY-MM-DD`). */
export function planPart<Fact extends CitedFact>(
  profile: PlanProfile,
  given: {
    rules: PathwayRules<Fact>;
    offices: Readonly<Record<OfficeId, string | undefined>>;
    today: string;
  },
): PlanPart {
  const { rules, offices, today } = given;
  const plan = planFor(rules, profile, today);
  const { access, reasons, staleFacts } = plan.pathway;
  const months = plan.months.filter(({ money }) => money.length > 0);
  const facts = [reasons, plan.stops, months.flatMap(({ money }) => money)].flat();
  return {
    choice: profile.choice,
    ...(profile.stay && { stay: profile.stay }),
    ...(profile.region && { region: profile.region }),
    access,
    reasons: reasons.map(({ id }) => id),
    steps: plan.stops.map(({ id, done, slot, onlyIfAsked = false, office, ask, ...stop }) => ({
      id,
      done,
      slot,
      onlyIfAsked,
      basis: stop.basis,
      basisYear: stop.basisYear,
      diplomaAfter: stop.diplomaAfter,
      documents: stop.documents,
      office,
      ask: ask ?? null,
      url: offices[office] ?? null,
    })),
    thisMonth: plan.thisMonth.map(({ id }) => id),
    missed: plan.missed.map(({ id }) => id),
    nextStart: plan.nextStart,
    due: months.map(({ month, money }) => ({ month, money: money.map(amountOf) })),
    withVisa: profile.stay !== 'visa' && plan.stops.some(({ withVisa }) => withVisa),
    sources: sourcesOf(
      facts.flatMap((each) => each.facts),
      staleFacts,
    ),
    seenOn: today,
  };
}

function amountOf({ id, purpose, low, high, per }: Amount): Amount {
  return {
    id,
    purpose,
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
    per,
  };
}

/** Each source once, in the order of its first use. */
function sourcesOf(facts: readonly CitedFact[], stale: ReadonlySet<string>): PlanSource[] {
  const names = [...new Set(facts.map(({ source }) => source))];
  return names.flatMap((name) => {
    const same = facts.filter(({ source }) => source === name);
    const [oldest] = same.toSorted((a, b) => a.checked.localeCompare(b.checked));
    if (!oldest) return [];
    const { source, url, mark, checked } = oldest;
    return [{ source, url, mark, checked, isStale: same.some(({ id }) => stale.has(id)) }];
  });
}
