// Which careers come one at a time, and the short list that is left of them.
import type { CareerSuggestions, Suggestion } from '#domain/report/career-suggestions.ts';
import type { Reactions } from '#domain/matching/reaction.ts';

/** So many at once: fewer than a person tires of. */
const MOST = 10;

/** What nobody answered yet, the first of every family before the second of any; near ones last. */
export function unanswered(careers: CareerSuggestions, reactions: Reactions): Suggestion[] {
  if (careers.kind !== 'matched') return [];
  const placed = careers.families.flatMap(({ suggestions }) =>
    suggestions.map((suggestion, place) => ({ suggestion, place })),
  );
  return [
    ...placed.toSorted((a, b) => a.place - b.place).map(({ suggestion }) => suggestion),
    ...careers.near,
  ].filter(({ career }) => !reactions[career.id]);
}

/** The next of them. */
export function deckOf(careers: CareerSuggestions, reactions: Reactions): Suggestion[] {
  return unanswered(careers, reactions).slice(0, MOST);
}

/** Of a deck what was taken, the one most like the person's interests first. */
export function shortList(deck: readonly Suggestion[], reactions: Reactions): Suggestion[] {
  return deck
    .filter(({ career }) => reactions[career.id] === 'interested')
    .toSorted((a, b) => b.r - a.r);
}
