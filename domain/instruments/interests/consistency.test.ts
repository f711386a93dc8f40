import { expect, test } from 'vitest';
import { consistencyOf } from './consistency.ts';
import { consistencyVectors } from './consistency.vectors.ts';
import { hexagonDistance } from './hexagon.ts';
import { riasecLetters } from './riasec.ts';

test.each(consistencyVectors)('finds $code $level', ({ code, level, distance }) => {
  const [first, second] = [...code].flatMap((text) => riasecLetters.filter((one) => one === text));
  if (first === undefined || second === undefined) throw new Error('not two letters');
  expect(consistencyOf(first, second)).toBe(level);
  expect(consistencyOf(second, first)).toBe(level);
  expect(hexagonDistance(first, second)).toBe(distance);
});
