import type { Attempt, ItemTime } from '#domain/instruments/attempt.ts';
import { countedAnswers } from '#domain/instruments/counted-answers.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { parseAttempt } from '#domain/instruments/parse-attempt.ts';
import type { Locale } from '#domain/locale.ts';
import {
  finite,
  flag,
  isWhole,
  listOf,
  orNull,
  partsOf,
  recordOf,
  textOf,
} from '#domain/parsers.ts';

/** An attempt as this device keeps it, with what the server has not acknowledged yet. */
export type DeviceAttempt = {
  readonly attempt: Attempt;
  /** Whose it is; `null` for a guest's. */
  readonly owner: string | null;
  /** Items the server has not acknowledged, each with the `at` of the answer to send. */
  readonly pending: Readonly<Record<string, number>>;
  /** Finished here, but the server does not know yet. */
  readonly submitPending: boolean;
  /** Ids of the people who said that this guest's attempt is not theirs. */
  readonly declinedBy: readonly string[];
};

/** An attempt without answers. `now` in milliseconds since 1970. */
export function newAttempt(
  start: { id: string; instrument: string; version: number; form: Form; locale: Locale },
  owner: string | null,
  now: number,
): DeviceAttempt {
  const attempt: Attempt = {
    ...start,
    state: 'draft',
    answers: {},
    itemTimes: {},
    startedAt: new Date(now).toISOString(),
    submittedAt: null,
  };
  return { attempt, owner, pending: {}, submitPending: false, declinedBy: [] };
}

/**
 * Notes an answer (`null`: passed over). Its moment is later than that of the answer it replaces even on a clock that
 * runs behind, because the newest moment wins wherever two copies meet.
 */
export function withAnswer(
  stored: DeviceAttempt,
  { item, value, ms, now }: { item: string; value: number | null; ms: number; now: number },
): DeviceAttempt {
  const { attempt } = stored;
  if (attempt.state !== 'draft') return stored;
  const before: ItemTime | undefined = attempt.itemTimes[item];
  const at = Math.max(now, before ? before.at + 1 : 0);
  const time = { at, ms: (before?.ms ?? 0) + Math.max(0, Math.round(ms)) };
  return {
    ...stored,
    attempt: {
      ...attempt,
      answers: { ...attempt.answers, [item]: value },
      itemTimes: { ...attempt.itemTimes, [item]: time },
    },
    pending: { ...stored.pending, [item]: at },
  };
}

/** Finishes a draft, once; a second call changes nothing. */
export function finished(stored: DeviceAttempt, now: number): DeviceAttempt {
  if (stored.attempt.state !== 'draft') return stored;
  const submittedAt = new Date(now).toISOString();
  return {
    ...stored,
    attempt: { ...stored.attempt, state: 'submitted', submittedAt },
    submitPending: true,
  };
}

/** A guest's attempt, claimed by a person; everything in it is sent to the server, which may know it. */
export function claimedBy(stored: DeviceAttempt, owner: string): DeviceAttempt {
  if (stored.owner === owner) return stored;
  const times = Object.entries(stored.attempt.itemTimes);
  return {
    ...stored,
    owner,
    pending: Object.fromEntries(times.map(([item, { at }]) => [item, at])),
    submitPending: stored.attempt.state === 'submitted',
  };
}

/** Whether the server has something of it still to learn. */
export function isUnsent({ pending, submitPending }: DeviceAttempt): boolean {
  return submitPending || Object.keys(pending).length > 0;
}

export function answeredCount({ answers }: Attempt): number {
  return countedAnswers(answers);
}

/** Reads what storage holds; `undefined` for anything that is no attempt of ours. */
export function parseDeviceAttempt(value: unknown): DeviceAttempt | undefined {
  const from = partsOf(value);
  const parsed = parseAttempt(from.attempt);
  const stored = {
    attempt: parsed.kind === 'attempt' ? parsed.attempt : undefined,
    owner: orNull(textOf())(from.owner),
    pending: recordOf(finite)(from.pending),
    submitPending: flag(from.submitPending),
    declinedBy: listOf(textOf())(from.declinedBy),
  };
  return isWhole(stored) ? stored : undefined;
}
