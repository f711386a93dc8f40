// Two copies of an answer sheet (two tabs, two devices, browser and server) become one: the newest answer of each
// item wins. The same law as the database function save_answers; commutative, associative, idempotent.
import type { AnswerSheet, ItemTime } from './attempt.ts';

type Entry = { readonly value: number | null; readonly time: ItemTime | undefined };

/**
 * Merges two sheets of the same attempt, item by item, newest `at` first. An item without a time is older than any
 * item with one. At the very same millisecond the higher value wins (an answer before a withdrawn one), so that the
 * order of merging cannot matter.
 */
export function mergeAnswers(a: AnswerSheet, b: AnswerSheet): AnswerSheet {
  const answers: Record<string, number | null> = {};
  const itemTimes: Record<string, ItemTime> = {};
  const ids = new Set([...Object.keys(a.answers), ...Object.keys(b.answers)]);
  for (const id of [...ids].toSorted()) {
    const winner = newer(entry(a, id), entry(b, id));
    if (winner === undefined) continue;
    answers[id] = winner.value;
    if (winner.time !== undefined) itemTimes[id] = winner.time;
  }
  return { answers, itemTimes };
}

function entry(sheet: AnswerSheet, id: string): Entry | undefined {
  const value = own(sheet.answers, id);
  return value === undefined ? undefined : { value, time: own(sheet.itemTimes, id) };
}

/** Own properties only: an item called "constructor" must not find the one of Object. */
function own<Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

function newer(a: Entry | undefined, b: Entry | undefined): Entry | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const [ranksA, ranksB] = [ranks(a), ranks(b)];
  const different = ranksA.findIndex((rank, index) => rank !== ranksB[index]);
  if (different === -1) return a;
  return (ranksA[different] ?? 0) > (ranksB[different] ?? 0) ? a : b;
}

/** What decides, in this order: moment, value, time spent. */
function ranks({ value, time }: Entry): number[] {
  return [time?.at ?? -1, value ?? -1, time?.ms ?? -1];
}
