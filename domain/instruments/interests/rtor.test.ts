import { expect, test } from 'vitest';
import { testHexagonOrder } from './rtor.ts';
import { rtorVectors } from './rtor.vectors.ts';

test.each(rtorVectors)('tests the matrix "$name" as worked out', (vector) => {
  const found = testHexagonOrder(vector.matrix);
  expect(found).toMatchObject({
    predictions: 72,
    met: vector.met,
    tied: vector.tied,
    violated: vector.violated,
    asGood: vector.asGood,
  });
  expect(found?.index).toBeCloseTo(vector.index, 4);
  expect(found?.p).toBeCloseTo(vector.asGood / 720, 10);
});

test('a matrix with a gap, or of another size, has no result', () => {
  const whole = Array.from({ length: 6 }, () => Array<number>(6).fill(0.5));
  expect(testHexagonOrder(whole)).toMatchObject({ tied: 72, index: 0, p: 1 });
  expect(testHexagonOrder(whole.with(2, [1, 1, Number.NaN, 1, 1, 1]))).toBeUndefined();
  expect(testHexagonOrder(whole.slice(1))).toBeUndefined();
});
