import { expect, test } from 'vitest';
import { localeOfPath, pathIn } from './locale.ts';

test('the root is Spanish, and only what lies below /en is English', () => {
  expect(['/', '/enlace', '/es', '/carreras/en'].map(localeOfPath)).toEqual(Array(4).fill('es'));
  expect(['/en', '/en/', '/en/404'].map(localeOfPath)).toEqual(Array(3).fill('en'));
});

test('what is made in a language has an address of that language', () => {
  expect(pathIn('es', '/feed.xml')).toBe('/feed.xml');
  expect(pathIn('en', '/feed.xml')).toBe('/en/feed.xml');
  expect(localeOfPath(pathIn('en', '/feed.xml'))).toBe('en');
});
