import { expect, it } from 'vitest';
import type { AttemptsSnapshot } from '#app/data/device-attempts/attempt-store.ts';
import {
  finished,
  newAttempt,
  claimedBy,
  withAnswer,
} from '#app/data/device-attempts/device-attempt.ts';
import { unclaimedAttempts } from './unclaimed-attempts.ts';

function guest(id: string, now: number, instrument = 'riasec') {
  const start = { id, instrument, version: 1, form: 'full', locale: 'es' } as const;
  return withAnswer(newAttempt(start, null, now), { item: 'r01', value: 1, ms: 1, now });
}

function device(...attempts: ReturnType<typeof guest>[]): AttemptsSnapshot {
  return { kind: 'ready', attempts, place: 'device', isWriting: false };
}

function asked(answers: AttemptsSnapshot, inAccount: ReturnType<typeof guest>[] = []) {
  const account = inAccount.map(({ attempt }) => attempt);
  const { known, toAsk } = unclaimedAttempts(answers, 'ana', account);
  return {
    known: known.map(({ attempt }) => attempt.id),
    toAsk: toAsk.map(({ attempt }) => attempt.id),
  };
}

it("asks about a guest's attempt, and not about one that has an owner or no answers", () => {
  const empty = { ...guest('empty', 3), attempt: { ...guest('empty', 3).attempt, answers: {} } };
  expect(
    asked(device(finished(guest('g', 1), 2), claimedBy(guest('bea', 2), 'bea'), empty)),
  ).toEqual({ known: [], toAsk: ['g'] });
});

it('does not ask about what the account holds already', () => {
  const done = finished(guest('g', 1), 2);
  expect(asked(device(done), [done])).toEqual({ known: ['g'], toAsk: [] });
});

it('does not ask a person twice who said no, but asks another', () => {
  const declined = { ...finished(guest('g', 1), 2), declinedBy: ['ana'] };
  expect(asked(device(declined)).toAsk).toEqual([]);
  expect(unclaimedAttempts(device(declined), 'bea', []).toAsk).toHaveLength(1);
});

it('forgets a draft that was given up for a newer attempt', () => {
  expect(asked(device(guest('old', 1), finished(guest('new', 5), 9))).toAsk).toEqual(['new']);
  expect(asked(device(finished(guest('done', 1), 2), guest('draft', 5))).toAsk).toEqual([
    'draft',
    'done',
  ]);
});

it('asks about a draft that only has something newer of another test after it', () => {
  const values = guest('v', 5, 'values');
  expect(asked(device(guest('old', 1), guest('draft', 2), values)).toAsk).toEqual(['v', 'draft']);
});
