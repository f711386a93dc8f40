import { expect, it } from 'vitest';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { fullOrder } from '#content/instruments/interests/v2/order.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import {
  finishedAttempts,
  formOf,
  isHalfWay,
  mayReadHere,
  nextTest,
  stepOf,
  withFinished,
  withSeatAnswer,
} from './seat-steps.ts';

const empty: KeptSeat = {
  session: {
    id: 'a',
    centre: 'Colegio',
    group: '4.º B',
    tests: ['interests', 'values'],
    form: 'short',
    results: 'now',
    mode: 'personal',
    closesAt: '2026-12-01T10:00:00Z',
  },
  secret: 'lokame-sudito-renaba-mifulo-tanire',
  alias: 'Ana',
  attempts: [],
  isHalfTold: false,
  submission: null,
  outcome: null,
};

function answered(
  seat: KeptSeat,
  test: 'interests' | 'values',
  items: readonly string[],
): KeptSeat {
  return items.reduce(
    (kept, item) =>
      withSeatAnswer(kept, test, {
        item,
        value: 2,
        ms: 900,
        now: 1_000,
        form: 'full',
        locale: 'es',
      }),
    seat,
  );
}

it('leads from test to test, then to the choice, then to the end', () => {
  expect([nextTest(empty), stepOf(empty)]).toEqual(['interests', 'tests']);
  const first = withFinished(
    answered(empty, 'interests', fullOrder),
    'interests',
    interestsV2,
    2_000,
  );
  expect([nextTest(first), stepOf(first)]).toEqual(['values', 'tests']);
  const second = withFinished(answered(first, 'values', ['v01']), 'values', valuesV2, 3_000);
  expect([nextTest(second), stepOf(second)]).toEqual([undefined, 'choice']);
  const summary = { letters: null, undecided: true, families: [], values: [], lead: null };
  expect(stepOf({ ...second, submission: { shared: 'nothing', summary } })).toBe('end');
});

it('sends what was finished, and of a test that was only begun nothing', () => {
  const begun = answered(
    withFinished(answered(empty, 'interests', fullOrder), 'interests', interestsV2, 2_000),
    'values',
    ['v01'],
  );
  expect(finishedAttempts(begun).map(({ instrument }) => instrument)).toEqual(['riasec']);
});

it('says of a full form which questions were passed over', () => {
  const [skipped = '', ...rest] = fullOrder;
  const seat = withFinished(answered(empty, 'interests', rest), 'interests', interestsV2, 2_000);
  const [sent] = finishedAttempts(seat);
  expect(sent?.answers[skipped]).toBeNull();
  expect(sent?.itemTimes[skipped]).toEqual({ at: 2_000, ms: 0 });
  expect(sent?.answers[rest[0] ?? '']).toBe(2);
});

it('is half way with half of all tests, also in the middle of one', () => {
  const one = { ...empty, session: { ...empty.session, tests: ['interests'] as const } };
  expect(isHalfWay(answered(one, 'interests', fullOrder.slice(0, 29)))).toBe(false);
  expect(isHalfWay(answered(one, 'interests', fullOrder.slice(0, 32)))).toBe(true);
  expect(isHalfWay(answered(empty, 'interests', fullOrder.slice(0, 32)))).toBe(false);
  expect(
    isHalfWay(
      withFinished(answered(empty, 'interests', fullOrder), 'interests', interestsV2, 2_000),
    ),
  ).toBe(true);
});

it('shows a result that is to be released later to nobody before, and to everybody whose class is over', () => {
  const later = { ...empty, session: { ...empty.session, results: 'released' as const } };
  expect(mayReadHere(empty)).toBe(true);
  expect([null, 'sent' as const].map((outcome) => mayReadHere({ ...later, outcome }))).toEqual([
    false,
    false,
  ]);
  expect(mayReadHere({ ...later, outcome: 'late' })).toBe(true);
  expect(mayReadHere({ ...later, session: { ...later.session, mode: 'count' } })).toBe(true);
});

it('asks in full what has no short form', () => {
  expect(formOf(empty, interestsV2)).toBe('short');
  expect(formOf(empty, valuesV2)).toBe('full');
});
