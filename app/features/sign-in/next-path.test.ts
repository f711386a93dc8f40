import { expect, test } from 'vitest';
import { safeNext } from './next-path.ts';

test('keeps paths of this site with their query and fragment', () => {
  expect(safeNext('/')).toBe('/');
  expect(safeNext('/results')).toBe('/results');
  expect(safeNext('/en/assessment?held=ab12#top')).toBe('/en/assessment?held=ab12#top');
  expect(safeNext('/results?next=//evil.example')).toBe('/results?next=//evil.example');
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /results',
  'results',
  '?x',
  '',
])('sends nobody to %j', (candidate) => {
  expect(safeNext(candidate)).toBeUndefined();
});

test('knows the absence of a path', () => {
  expect([safeNext(null), safeNext(undefined)]).toEqual([undefined, undefined]);
});
