// The plan of a report: the kept pathway with its reason, its steps with what is done and when the rest falls, where each
// is done, and what all of it rests on. Keys, days and addresses; the words are content's.
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import type { Access, OfficeId, ReasonId, StepId } from '#domain/pathway/keys.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import type { DatedFact, PathwayRules } from '#domain/pathway/rules.ts';
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
  readonly office: OfficeId;
  /** The official entrance of that office, where it has one. */
  readonly url: string | null;
};

/** One source and the oldest look at it (`YYYY-MM-DD`). */
export type PlanSource = Pick<CitedFact, 'source' | 'url' | 'mark' | 'checked'> & {
  readonly isStale: boolean;
};

export type PlanPart = {
  readonly choice: PathwayChoice;
  readonly access: Access;
  readonly reasons: readonly ReasonId[];
  readonly steps: readonly PlanStep[];
  readonly sources: readonly PlanSource[];
  /** The day from which the times are counted (`YYYY-MM-DD`). */
  readonly seenOn: string;
};

/** The plan as a report carries it, seen on `today` (`YYYY-MM-DD`). */
export function planPart<Fact extends CitedFact>(
  { choice, ticks }: Plan,
  given: {
    rules: PathwayRules<Fact>;
    offices: Readonly<Record<OfficeId, string | undefined>>;
    today: string;
  },
): PlanPart {
  const { rules, offices, today } = given;
  const { access, reasons, steps, staleFacts } = pathwayFor(rules, choice, today);
  const facts = [...reasons, ...steps].flatMap((each) => each.facts);
  return {
    choice,
    access,
    reasons: reasons.map(({ id }) => id),
    steps: steps.map(({ id, slot, onlyIfAsked = false, office }) => ({
      id,
      done: ticks[id] ?? null,
      slot,
      onlyIfAsked,
      office,
      url: offices[office] ?? null,
    })),
    sources: sourcesOf(facts, staleFacts),
    seenOn: today,
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
