import { expect, test } from 'vitest';
import { buildOf } from './texts.ts';

test('the same texts on the same product are the same site, in whatever order they stand', () => {
  const one = buildOf('product', { 'content/a.yaml': 'a', 'content/b.yaml': null });
  expect(buildOf('product', { 'content/b.yaml': null, 'content/a.yaml': 'a' })).toBe(one);
  expect(buildOf('another', { 'content/a.yaml': 'a', 'content/b.yaml': null })).not.toBe(one);
  expect(buildOf('product', { 'content/a.yaml': 'a' })).not.toBe(one);
});
