import { expect, test } from 'vitest';
import { slotOf } from './slot.ts';

const visa = { timing: { kind: 'before', from: 4, to: 3 }, ifLate: 'start-today' } as const;
const exams = { timing: { kind: 'call', from: 3, to: 4 }, ifLate: 'ask-next-call' } as const;
const card = { timing: { kind: 'before', from: 0, to: -1 }, ifLate: 'start-today' } as const;

test('months are counted back from the start, over the turn of the year', () => {
  expect(slotOf(visa, '2027-09', '2026-11-21')).toEqual({
    kind: 'ahead',
    from: '2027-05',
    to: '2027-06',
  });
  expect(slotOf(visa, '2028-02', '2026-11-21')).toEqual({
    kind: 'ahead',
    from: '2027-10',
    to: '2027-11',
  });
});

test('what comes after arriving lies after the start', () => {
  expect(slotOf(card, '2027-09', '2026-11-21')).toEqual({
    kind: 'ahead',
    from: '2027-09',
    to: '2027-10',
  });
});

test('a yearly call is the last one before the start, also for a start in February', () => {
  const inSpring = { kind: 'ahead', from: '2027-03', to: '2027-04' };
  expect(slotOf(exams, '2027-09', '2026-11-21')).toEqual(inSpring);
  expect(slotOf(exams, '2028-02', '2026-11-21')).toEqual(inSpring);
});

test('an open window gives its end, and is open on the last day of its last month', () => {
  expect(slotOf(visa, '2027-09', '2027-05-01')).toEqual({ kind: 'now', to: '2027-06' });
  expect(slotOf(visa, '2027-09', '2027-06-30')).toEqual({ kind: 'now', to: '2027-06' });
});

test('a window that has closed gives advice and no date', () => {
  expect(slotOf(visa, '2027-09', '2027-07-01')).toEqual({ kind: 'late', advice: 'start-today' });
  expect(slotOf(exams, '2027-09', '2027-07-01')).toEqual({
    kind: 'late',
    advice: 'ask-next-call',
  });
});
