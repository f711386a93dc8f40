import { describe, expect, it } from 'vitest';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { AttemptsSnapshot } from '#app/data/device-attempts/attempt-store.ts';
import { finishedOf, mergeAttempts, newestFinished, openDraft } from './merged-attempts.ts';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';

function attempt(id: string, change: Partial<Attempt> = {}): Attempt {
  return {
    id,
    instrument: 'riasec',
    version: 1,
    form: 'full',
    locale: 'es',
    state: 'draft',
    answers: { r01: 1 },
    itemTimes: {
      r01: {
        at: 10,
        ms: 1,
      },
    },
    startedAt: '2026-11-20T10:00:00.000Z',
    submittedAt: null,
    ...change,
  };
}

function onDevice(...entries: [Attempt, string | null][]): AttemptsSnapshot {
  const attempts = entries.map(([one, owner]): DeviceAttempt => ({
    attempt: one,
    owner,
    pending: {},
    submitPending: false,
    declinedBy: [],
  }));
  return { kind: 'ready', attempts, place: 'device', isWriting: false };
}

describe("a person's attempts", () => {
  it("are the account's and this device's own, never a guest's or another person's", () => {
    const device = onDevice(
      [attempt('mine'), 'ana'],
      [attempt('guest'), null],
      [attempt('hers'), 'bea'],
    );
    const ids = (owner: string | null) =>
      mergeAttempts(device, owner, []).map((joined) => joined.id);
    expect(ids('ana')).toEqual(['mine']);
    expect(ids(null)).toEqual(['guest']);
    expect(mergeAttempts(device, 'ana', [attempt('there')]).map(({ id }) => id)).toContain('there');
  });

  it('join a draft of both places answer by answer, the newer one wins', () => {
    const here = attempt('a', {
      answers: { r01: 4, r02: 2 },
      itemTimes: { r01: { at: 30, ms: 1 }, r02: { at: 5, ms: 1 } },
    });
    const there = attempt('a', {
      answers: { r01: 0, r02: 3 },
      itemTimes: { r01: { at: 20, ms: 1 }, r02: { at: 25, ms: 1 } },
    });
    const [joined] = mergeAttempts(onDevice([here, 'ana']), 'ana', [there]);
    expect(joined?.answers).toEqual({ r01: 4, r02: 3 });
  });

  it('are frozen as the account froze them', () => {
    const there = attempt('a', { state: 'submitted', submittedAt: '2026-11-20T11:00:00Z' });
    const [joined] = mergeAttempts(
      onDevice([attempt('a', { answers: { r01: 4, r02: 4 } }), 'ana']),
      'ana',
      [there],
    );
    expect(joined).toEqual(there);
  });

  it('leave out what was withdrawn and what has no answer', () => {
    const withdrawn = attempt('w', { state: 'withdrawn' });
    expect(
      mergeAttempts(onDevice([attempt('e', { answers: {} }), null]), null, [withdrawn]),
    ).toEqual([]);
  });
});

describe('the draft to continue', () => {
  const old = attempt('old', { startedAt: '2026-11-01T10:00:00.000Z' });
  const done = attempt('done', {
    state: 'submitted',
    startedAt: '2026-11-10T10:00:00.000Z',
    submittedAt: '2026-11-10T10:20:00.000Z',
  });
  const young = attempt('young', { startedAt: '2026-11-15T10:00:00.000Z' });
  const list = (...attempts: Attempt[]) =>
    mergeAttempts(onDevice(...attempts.map((one): [Attempt, null] => [one, null])), null, []);

  it('is the newest, and none when a later attempt was finished', () => {
    expect(openDraft(list(old, done, young), 'interests')?.id).toBe('young');
    expect(openDraft(list(old, done), 'interests')).toBeUndefined();
    expect(openDraft(list(young), 'values')).toBeUndefined();
  });

  it('does not hide the result that is there', () => {
    expect(newestFinished(list(old, done, young), 'interests')?.id).toBe('done');
  });
});

it('lists finished attempts by the day they were finished, newest first', () => {
  const late = attempt('late', { state: 'submitted', submittedAt: '2026-11-12T00:00:00Z' });
  const early = attempt('early', { state: 'submitted', submittedAt: '2026-11-11T00:00:00Z' });
  expect(finishedOf([early, late], 'interests').map(({ id }) => id)).toEqual(['late', 'early']);
});
