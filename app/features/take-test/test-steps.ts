import type { Responses } from '#domain/instruments/instrument.ts';

/** What one question takes on average until the person's own pace is known (seconds). */
const usualPace = 8;
/** How many answers make a pace of one's own. */
const paceAfter = 5;
const paceLimits = { shortest: 3, longest: 15 };

/**
 * Where a person is, told by questions and not by numbers: in a short form an answer changes what
 * comes behind it. `after`: on the screen behind that question's.
 */
export type Place = { readonly at: string } | { readonly after: string } | 'review';

export function isAnswered(answers: Responses, item: string): boolean {
  return answers[item] !== undefined && answers[item] !== null;
}

/** Items without an answer, in the order of asking. */
export function openItems(items: readonly string[], answers: Responses): string[] {
  return items.filter((item) => !isAnswered(answers, item));
}

/**
 * Where to go on: behind the last question that was answered (or passed over, where that is an
 * answer), so that skipped ones do not throw a person back; the review when that was the last.
 */
export function placeToResume(items: readonly string[], isDone: (item: string) => boolean): Place {
  const next = items[items.findLastIndex(isDone) + 1];
  return next === undefined ? 'review' : { at: next };
}

/**
 * The number of the screen at a place; `screens.length` is the review. A question that is no longer
 * asked leads to `firstOpen`, the first screen with something to answer; so does the end while
 * there is one that must be answered first (`undefined`: none).
 */
export function screenAt(
  screens: readonly (readonly string[])[],
  place: Place,
  firstOpen: number | undefined,
): number {
  const end = firstOpen ?? screens.length;
  if (place === 'review') return end;
  const isAt = 'at' in place;
  const found = screens.findIndex((items) => items.includes(isAt ? place.at : place.after));
  if (found === -1) return end;
  const index = isAt ? found : found + 1;
  return index < screens.length ? index : end;
}

/** Whole minutes that the open questions will take, at least 1. `spent`: ms of each answer so far. */
export function minutesLeft(open: number, spent: readonly number[]): number {
  const mean = spent.reduce((sum, ms) => sum + ms, 0) / Math.max(1, spent.length) / 1_000;
  const own = Math.min(paceLimits.longest, Math.max(paceLimits.shortest, mean));
  const pace = spent.length < paceAfter ? usualPace : own;
  return Math.max(1, Math.round((open * pace) / 60));
}
