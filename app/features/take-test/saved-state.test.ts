import { expect, it } from 'vitest';
import { newAttempt, withAnswer } from '#app/data/device-attempts/device-attempt.ts';
import { savedState } from './saved-state.ts';

const id = '6f1b0c8e-8a57-4d0e-9a43-0d7c1b1f2a10';
const start = { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' } as const;
const ready = { kind: 'ready', attempts: [], place: 'device', isWriting: false } as const;

function answered(owner: string | null) {
  return withAnswer(newAttempt(start, owner, 1), { item: 'r01', value: 1, ms: 1, now: 1 });
}

function stateOf(
  stored: ReturnType<typeof answered>,
  change: Partial<Parameters<typeof savedState>[1]> = {},
) {
  return savedState(stored, {
    answers: ready,
    sync: 'idle',
    owner: stored.owner,
    isOnline: true,
    ...change,
  });
}

it('says "saved" of an answer only when it is written', () => {
  expect(stateOf(answered(null), { answers: { ...ready, isWriting: true } })).toBe('saving');
  expect(stateOf(answered(null))).toBe('device');
});

it('says "in your account" only when the server acknowledged every answer', () => {
  const sent = { ...answered('ana'), pending: {} };
  expect(stateOf(answered('ana'), { sync: 'sending' })).toBe('device');
  expect(stateOf(sent)).toBe('account');
  expect(stateOf({ ...sent, submitPending: true })).toBe('device');
});

it('tells what is wrong: no connection, refused, session over, storage blocked', () => {
  expect(stateOf(answered('ana'), { sync: 'waiting' })).toBe('offline');
  expect(stateOf(answered('ana'), { sync: 'refused' })).toBe('refused');
  expect(stateOf(answered('ana'), { owner: null })).toBe('signed-out');
  expect(stateOf(answered(null), { answers: { ...ready, place: 'memory' } })).toBe('memory');
});

it('says that there is no connection and that the answers are here, to guests too (X07)', () => {
  expect(stateOf(answered(null), { isOnline: false })).toBe('offline');
  expect(stateOf(answered('ana'), { isOnline: false })).toBe('offline');
  expect(stateOf({ ...answered('ana'), pending: {} }, { isOnline: false })).toBe('account');
});
