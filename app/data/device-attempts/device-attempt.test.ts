import { describe, expect, it } from 'vitest';
import {
  claimedBy,
  finished,
  newAttempt,
  parseDeviceAttempt,
  withAnswer,
} from './device-attempt.ts';
import { adoptServerCopy, fromServer } from './server-copy.ts';

const id = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a10';
const noon = Date.UTC(2026, 10, 20, 12);

function draft(owner: string | null = 'ana') {
  const start = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' } as const;
  return newAttempt(start, owner, noon);
}

describe('an answer', () => {
  it('is pending until the server acknowledged that very answer', () => {
    const first = withAnswer(draft(), { item: 'r01', value: 4, ms: 900, now: noon });
    const second = withAnswer(first, { item: 'r01', value: 1, ms: 400, now: noon + 50 });
    const copy = {
      state: 'draft',
      answers: { r01: 4 },
      itemTimes: { r01: { at: noon, ms: 900 } },
      submittedAt: null,
    } as const;
    const after = adoptServerCopy(second, copy, first.pending);
    expect(after.attempt.answers).toEqual({ r01: 1 });
    expect(after.pending).toEqual({ r01: noon + 50 });
    expect(adoptServerCopy(first, copy, first.pending).pending).toEqual({});
  });

  it('is later than the one it replaces on a clock that runs a day behind (X10)', () => {
    const there = withAnswer(draft(), { item: 'r01', value: 4, ms: 900, now: noon });
    const late = withAnswer(there, { item: 'r01', value: 2, ms: 100, now: noon - 86_400_000 });
    expect(late.attempt.itemTimes).toEqual({ r01: { at: noon + 1, ms: 1_000 } });
  });

  it('changes nothing in a finished attempt', () => {
    const done = finished(withAnswer(draft(), { item: 'r01', value: 4, ms: 1, now: noon }), noon);
    expect(withAnswer(done, { item: 'r01', value: 0, ms: 1, now: noon + 9 })).toBe(done);
    expect(finished(done, noon + 9)).toBe(done);
  });
});

describe('the server', () => {
  it('is right about items that are not pending, even when the local clock ran ahead (X10)', () => {
    const ahead = withAnswer(draft(), { item: 'r01', value: 4, ms: 1, now: noon + 86_400_000 });
    const copy = {
      state: 'draft',
      answers: { r01: 0, r02: 3 },
      itemTimes: { r01: { at: noon + 5, ms: 1 }, r02: { at: noon, ms: 1 } },
      submittedAt: null,
    } as const;
    const after = adoptServerCopy(ahead, copy, ahead.pending);
    expect(after.attempt.answers).toEqual({ r01: 0, r02: 3 });
  });

  it('freezes an attempt that was submitted elsewhere, pending answers included', () => {
    const here = withAnswer(draft(), { item: 'r01', value: 4, ms: 1, now: noon });
    const after = adoptServerCopy(here, {
      state: 'submitted',
      answers: { r02: 3 },
      itemTimes: {},
      submittedAt: '2026-11-20T11:59:00+00:00',
    });
    expect(after.attempt).toMatchObject({ state: 'submitted', answers: { r02: 3 } });
    expect(after).toMatchObject({ pending: {}, submitPending: false });
  });
});

it("sends everything of a guest's attempt that a person claims, and its end", () => {
  const guest = withAnswer(draft(null), { item: 'r01', value: 4, ms: 1, now: noon });
  const done = { ...finished(guest, noon + 10), submitPending: false, pending: {} };
  expect(claimedBy(done, 'ana')).toMatchObject({
    owner: 'ana',
    pending: { r01: noon },
    submitPending: true,
  });
});

it('reads back what storage holds and refuses what is no attempt of ours', () => {
  const stored = withAnswer(draft(), { item: 'r01', value: 4, ms: 1, now: noon });
  expect(parseDeviceAttempt(structuredClone(stored))).toEqual(stored);
  expect(parseDeviceAttempt(fromServer(stored.attempt, 'ana'))?.owner).toBe('ana');
  expect(parseDeviceAttempt({ ...stored, attempt: { id: 'x' } })).toBeUndefined();
  expect(parseDeviceAttempt('r01=4')).toBeUndefined();
});
