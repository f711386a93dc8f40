import { expect, test } from 'vitest';
import { testHexagonOrder } from '#domain/instruments/interests/rtor.ts';
import { publishedSample } from './published-sample.ts';

test('the order test of the published sample follows from its correlations', () => {
  const { correlations, order } = publishedSample;
  const found = testHexagonOrder(correlations);
  expect(found).toMatchObject({ met: order.met });
  expect(found?.index).toBeCloseTo(order.index, 3);
  expect(found?.p).toBeCloseTo(order.p, 4);
});
