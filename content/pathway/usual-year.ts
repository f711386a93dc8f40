// What the day of the visitor decides of the usual way, for whenever the built page is read: which September whoever begins today
// reaches, and which of its stations are open or over. What is told of a day goes stale after it (`data-stale-after`).
import { startsFor, type Diploma, type PathwayCountry } from '#domain/pathway/choices.ts';
import { monthsBefore } from '#domain/pathway/months.ts';
import { planFor } from '#domain/pathway/plan-for.ts';
import { emptySituation, termsOf } from '#domain/situation/situation.ts';
import { profileOf } from './plan-profile.ts';
import { pathwayRules } from './rules.ts';

/** What is told in one month (`YYYY-MM`), and the September that is reached from it. */
export type UsualMonth = {
  readonly month: string;
  readonly start: string;
  /** Whether steps should be done already for that start. */
  readonly isTight: boolean;
};

export type UsualYear = {
  /** The start that is reached today. */
  readonly start: string;
  /** The last day on which it is. */
  readonly turn: string;
  /** This month and those after it, nearest first. */
  readonly months: readonly UsualMonth[];
};

/** How long after its build a page still knows its day. */
const monthsTold = 15;

/** A day that no day of the month comes after, as text. */
export function endOf(month: string): string {
  return `${month}-31`;
}

/** The usual way of a public degree, as it stands from `today` (`YYYY-MM-DD`) on. */
export function usualYear(
  country: PathwayCountry,
  today: string,
  diploma: Diploma = 'national',
  rules: typeof pathwayRules = pathwayRules,
): UsualYear {
  const months = Array.from({ length: monthsTold }, (_, index): UsualMonth => {
    const month = monthsBefore(today.slice(0, 'YYYY-MM'.length), -index);
    const day = `${month}-01`;
    const [nearest = ''] = startsFor('public-degree', day);
    const choice = { country, diploma, aim: 'public-degree', start: nearest } as const;
    const told = { choice, ticks: {}, ...termsOf(emptySituation, {}) };
    const { nextStart, pathway } = planFor(rules, profileOf(told), day);
    return {
      month,
      start: nextStart ?? nearest,
      isTight: nextStart === null && pathway.lateSteps > 0,
    };
  });
  const start = months[0]?.start ?? '';
  const last = months.findLast((each) => each.start === start)?.month ?? '';
  return { start, turn: endOf(last), months };
}
