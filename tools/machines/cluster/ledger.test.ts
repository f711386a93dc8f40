import { expect, test } from 'vitest';
import { foreignRows, longestWait, lostAnswers, staleReads, type Save } from './ledger.ts';

const save = (over: Partial<Save> = {}): Save => ({
  person: 'ana',
  attempt: 'a1',
  item: 'r01',
  value: 3,
  began: 1_000,
  done: 1_100,
  ...over,
});
const row = { id: 'a1', person: 'ana', answers: { r01: 3 } };

test('an acknowledged answer is lost where its row, its value or its person is another', () => {
  expect(lostAnswers([save()], [row])).toEqual([]);
  expect(lostAnswers([save()], [])).toHaveLength(1);
  expect(lostAnswers([save({ value: 2 })], [row])).toHaveLength(1);
  expect(lostAnswers([save({ item: 'r02' })], [row])).toHaveLength(1);
  expect(lostAnswers([save()], [{ ...row, person: 'eva' }])).toHaveLength(1);
});

test('a row is foreign that its person did not begin', () => {
  const begun = new Map([['a1', 'ana']]);
  expect(foreignRows([row], begun)).toEqual([]);
  expect(foreignRows([{ ...row, person: 'eva' }], begun)).toHaveLength(1);
  expect(foreignRows([{ ...row, id: 'a2' }], begun)).toHaveLength(1);
});

test('the longest wait is that of a save which ended after the fault, whenever it began', () => {
  const saves = [
    save({ began: 0, done: 900 }),
    save({ began: 800, done: 9_000 }),
    save({ began: 9_000, done: 9_100 }),
  ];
  expect(longestWait(saves, 1_000)).toBe(8_200);
  expect(longestWait([], 1_000)).toBe(0);
});

test('a read may lack what is younger than the age it tells, and nothing else', () => {
  const saves = [save({ done: 1_000 }), save({ attempt: 'a2', done: 5_000 })];
  const read = { asked: 6_000, started: 1, age: 1_500 };
  expect(staleReads([read], saves, 10_000)).toEqual([]);
  expect(staleReads([{ ...read, age: 500 }], saves, 10_000)).toHaveLength(1);
  // From the writer: nothing that was acknowledged may be absent.
  expect(staleReads([{ ...read, age: undefined }], saves, 10_000)).toHaveLength(1);
  expect(staleReads([{ ...read, started: 2, age: undefined }], saves, 10_000)).toEqual([]);
  expect(staleReads([{ ...read, started: 2, age: 10_001 }], saves, 10_000)).toHaveLength(1);
});
