import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSeats, keptSeats, leaveSeat, type KeptSeat } from './kept-seat.ts';
import type { SeatServer } from './seat-server.ts';
import { startSendingSeats } from './send-seats.ts';

const seat: KeptSeat = {
  session: {
    id: 'a',
    centre: 'Colegio',
    group: '4.º B',
    tests: ['interests'],
    form: 'short',
    results: 'now',
    mode: 'personal',
    closesAt: '2026-12-01T10:00:00Z',
  },
  secret: 'lokame-sudito-renaba-mifulo-tanire',
  alias: 'Ana',
  attempts: [],
  isHalfTold: true,
  submission: {
    shared: 'nothing',
    summary: { letters: null, undecided: true, families: [], values: [], lead: null },
  },
  outcome: null,
};

let stop: (() => void) | undefined;
const window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  changeSeats(() => ({ seat, left: [] }));
});

afterEach(() => {
  stop?.();
  changeSeats(() => ({ seat: null, left: [] }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers these in turn: `undefined` takes the seat, anything else is thrown. */
function serverWith(...answers: unknown[]) {
  const asked: string[] = [];
  const unasked = () => Promise.reject(new Error('was not to be asked'));
  const server: SeatServer = {
    find: unasked,
    join: unasked,
    tellHalf: unasked,
    async submit({ secret }: KeptSeat) {
      asked.push(secret);
      const answer = answers.shift();
      if (answer !== undefined) throw answer;
    },
  };
  stop = startSendingSeats(
    () => server,
    () => 0,
  );
  return asked;
}

it('sends again after growing pauses until the server has it, and then never again', async () => {
  const asked = serverWith(new TypeError('Failed to fetch'), { code: 'PT429' }, undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(asked).toHaveLength(3);
  expect(keptSeats().seat?.outcome).toBe('sent');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(3);
});

it('does not wait for its pause when the network is back', async () => {
  const asked = serverWith(new TypeError('Failed to fetch'), undefined);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(keptSeats().seat?.outcome).toBe('sent');
});

it('keeps the answers of a session that takes no more, and says so', async () => {
  serverWith({ code: 'PT410' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(keptSeats().seat?.outcome).toBe('late');
});

it('sends what a pupil has left here, and then nothing of it is on the device', async () => {
  const asked = serverWith(new TypeError('Failed to fetch'), undefined);
  await vi.advanceTimersByTimeAsync(1);
  leaveSeat();
  expect(keptSeats()).toMatchObject({ seat: null, left: [{ alias: 'Ana' }] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  expect(keptSeats()).toEqual({ seat: null, left: [] });
});

it('removes what was not finished at once', () => {
  changeSeats(() => ({ seat: { ...seat, submission: null }, left: [] }));
  leaveSeat();
  expect(keptSeats()).toEqual({ seat: null, left: [] });
});
