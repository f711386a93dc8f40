// What a second look has changed of the careers that are told: said after it, so that two lists need not be compared.
import { toldCareers, type CareerSuggestions } from './career-suggestions.ts';

/** Ids of careers, each in the order in which the list tells them. */
export type SecondLookChanges = {
  /** Told now, and not before. */
  readonly came: readonly string[];
  /** Told before and now, and now before more of the others that stayed; the one that rose most first. */
  readonly rose: readonly string[];
  /** Told before, and not now. */
  readonly left: readonly string[];
};

/** Compares two lists of the same result; what came or left moves no other's place. */
export function secondLookChanges(
  before: CareerSuggestions,
  after: CareerSuggestions,
): SecondLookChanges {
  const [was, is] = [before, after].map((told) => toldCareers(told).map(({ career }) => career.id));
  if (!was || !is) return { came: [], rose: [], left: [] };
  const stayedWas = was.filter((id) => is.includes(id));
  const stayedIs = is.filter((id) => was.includes(id));
  const climb = (id: string) => stayedWas.indexOf(id) - stayedIs.indexOf(id);
  return {
    came: is.filter((id) => !was.includes(id)),
    rose: stayedIs.filter((id) => climb(id) > 0).toSorted((a, b) => climb(b) - climb(a)),
    left: was.filter((id) => !is.includes(id)),
  };
}
