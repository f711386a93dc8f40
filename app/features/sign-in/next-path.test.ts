import { expect, test } from 'vitest';
import { safeNext } from './next-path.ts';

test('keeps paths of this site with their query and fragment', () => {
  expect(safeNext('/')).toBe('/');
  expect(safeNext('/results')).toBe('/results');
  expect(safeNext('/en/assessment?held=ab12#top')).toBe('/en/assessment?held=ab12#top');
  expect(safeNext('/results?next=//evil.example')).toBe('/results?next=//evil.example');
});

const site = 'https://faro.example';
const origins = [site, 'https://es.faro.example:8443'];

test('an address of this site becomes its path', () => {
  expect(safeNext(`${site}/assessment?held=ab12#top`, origins)).toBe('/assessment?held=ab12#top');
  expect(safeNext('https://es.faro.example:8443/en/profile', origins)).toBe('/en/profile');
  expect([safeNext(site, origins), safeNext(`${site}/`, origins)]).toEqual(['/', '/']);
  expect(safeNext(`${site}/a/../results?next=https://evil.example`, origins)).toBe(
    '/results?next=https://evil.example',
  );
});

test('without the origins of the site, an address with one is not ours', () => {
  expect(safeNext(`${site}/results`)).toBeUndefined();
  expect(safeNext('https://es.faro.example:8443/', [site])).toBeUndefined();
});

test.each([
  'https://faro.example.evil.example/',
  'https://faro.example@evil.example/',
  'https://faro.example:443@evil.example/',
  'https://me@faro.example/results',
  'https://faro.example:444/results',
  'http://faro.example/results',
  'HTTPS://FARO.EXAMPLE/results',
  '//faro.example/results',
  'https:/faro.example/results',
  'https:faro.example/results',
  'https://faro.example//evil.example',
  'https://faro.example/.//evil.example',
  'https://faro.example/a/..//evil.example',
  'https://faro.example/\\evil.example',
  'https://faro.example\\@evil.example/',
  'https://faro.example/\t/evil.example',
  'https://faro.example\n.evil.example/',
  'https://faro.example%2eevil.example/',
  'https://faro.example%40evil.example/',
  'https%3a%2f%2ffaro.example%2fresults',
  'https://faro.example?next=/results',
  'https://faro.example#/results',
  'view-source:https://faro.example/',
  'blob:https://faro.example/0e2c',
  'javascript://faro.example/%0aalert(1)',
  'data:text/html,https://faro.example/',
  ' https://faro.example/',
])('A12: takes %j for no address of this site', (candidate) => {
  expect(safeNext(candidate, origins)).toBeUndefined();
});

test('what is encoded stays so: it leads nowhere but to this site', () => {
  const next = safeNext(`${site}/%2f%2fevil.example/%5cevil.example`, origins);
  expect(new URL(next ?? 'https://evil.example', site).origin).toBe(site);
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
  'https://evil.example/assessment?held=ab12',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /results',
  'results',
  '?x',
  '',
])('A12: does not lead to %j', (candidate) => {
  expect(safeNext(candidate)).toBeUndefined();
});

test('knows the absence of a path', () => {
  expect([safeNext(null), safeNext(undefined)]).toEqual([undefined, undefined]);
});
