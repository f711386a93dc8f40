import { expect, it } from 'vitest';
import { endOfEqualAnswers } from './equal-answers.ts';

const items = Array.from({ length: 30 }, (_, index) => `q${index + 1}`);
const answered = (values: (number | null)[]) =>
  Object.fromEntries(values.map((value, index) => [`q${index + 1}`, value]));

it('finds the tenth of ten equal answers, and nothing before it', () => {
  expect(endOfEqualAnswers(items, answered(Array(9).fill(0)))).toBeUndefined();
  expect(endOfEqualAnswers(items, answered(Array(10).fill(0)))).toBe('q10');
  expect(endOfEqualAnswers(items, answered([4, ...Array(10).fill(2)]))).toBe('q11');
});

it('names the first row only, however long it goes on and whatever comes behind it', () => {
  expect(endOfEqualAnswers(items, answered(Array(30).fill(1)))).toBe('q10');
  expect(endOfEqualAnswers(items, answered([...Array(10).fill(1), ...Array(12).fill(3)]))).toBe(
    'q10',
  );
});

it('begins again behind another answer, and behind a question passed over', () => {
  const nine = Array(9).fill(2);
  expect(endOfEqualAnswers(items, answered([...nine, 3, ...nine]))).toBeUndefined();
  expect(endOfEqualAnswers(items, answered([...nine, null, ...nine]))).toBeUndefined();
});
