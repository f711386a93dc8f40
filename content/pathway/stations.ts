// The usual way to a public degree as a line of stations, for courses that begin in September: the few steps that everybody
// has to know of, each with its months, the papers that it asks for first, and what is paid or shown with it.
import type { Fact } from '#content/facts/fact.ts';
import type { Diploma, PathwayCountry } from '#domain/pathway/choices.ts';
import type { DocumentId, MoneyId, StepId } from '#domain/pathway/keys.ts';
import { outlineFor } from '#domain/pathway/pathway-for.ts';
import type { MoneyRule, StepRule, Timing } from '#domain/pathway/rules.ts';
import { pathwayRules } from './rules.ts';

/** Steps that stand on the line where a way has them. */
export const stationIds = [
  'check-official',
  'check-agreement',
  'ask-access',
  'gather-documents',
  'request-homologation',
  'colombia-credential',
  'ib-credential',
  'register-pce',
  'sit-pce',
  'request-visa',
  'pre-enrol',
  'pay-enrolment',
] as const satisfies readonly StepId[];
export type StationId = (typeof stationIds)[number];

/** What is paid or shown with a station, besides what its step says: steps that stand on no line of their own. */
const besides: Partial<Record<StationId, readonly MoneyId[]>> = {
  'request-visa': ['means', 'insurance'],
};

/** September. */
const startMonth = 9;

export type Station = {
  readonly id: StationId;
  readonly step: StepRule<Fact>;
  /** How many months before the start it begins. */
  readonly ahead: number;
  /** How many months before the start its last month is. */
  readonly until: number;
  /** Months of the calendar, 1–12. */
  readonly from: number;
  readonly to: number;
  /** Papers that no station before it asks for. */
  readonly documents: readonly DocumentId[];
  readonly money: readonly MoneyRule<Fact>[];
};

export type UsualWay = {
  readonly stations: readonly Station[];
  /** How many months before the start its first step begins. */
  readonly months: number;
};

/** The usual way from a country: its own diploma unless said otherwise, a public degree, no European passport. */
export function usualWay(
  country: PathwayCountry,
  diploma: Diploma = 'national',
  rules: typeof pathwayRules = pathwayRules,
): UsualWay {
  const { steps, money } = outlineFor<Fact>(rules, { country, diploma, aim: 'public-degree' });
  const line = stationIds
    .flatMap((id) => {
      const step = steps.find((each) => each.id === id);
      return step ? [{ id, step, ahead: monthsAhead(step.timing) }] : [];
    })
    .toSorted((one, other) => other.ahead - one.ahead);
  const asked = new Set<DocumentId>();
  return {
    stations: line.map(({ id, step, ahead }) => {
      const documents = step.documents.filter((each) => !asked.has(each));
      for (const each of documents) asked.add(each);
      const costs = [...(step.costs ?? []), ...(besides[id] ?? [])];
      return {
        id,
        step,
        ahead,
        until: lastAhead(step.timing),
        from: monthOf(ahead),
        to: monthOf(lastAhead(step.timing)),
        documents,
        money: money.filter((rule) => costs.includes(rule.id)),
      };
    }),
    months: Math.max(...line.map(({ ahead }) => ahead)),
  };
}

/** Months from the beginning of a step to the start. */
function monthsAhead({ kind, from }: Timing): number {
  return kind === 'call' ? startMonth - from : from;
}

function lastAhead({ kind, to }: Timing): number {
  return kind === 'call' ? startMonth - to : Math.max(to, 0);
}

function monthOf(ahead: number): number {
  return ((startMonth - ahead + 23) % 12) + 1;
}
