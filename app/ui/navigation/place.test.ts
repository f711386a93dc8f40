import { expect, test } from 'vitest';
import { hrefOf } from './place.ts';

test('what begins with ? or # belongs to the page where one is', () => {
  expect(hrefOf('?view=people', '/admin')).toBe('/admin?view=people');
  expect(hrefOf('#cookies', '/legal')).toBe('/legal#cookies');
  expect(hrefOf('/auth?mode=sign-up#form', '/admin')).toBe('/auth?mode=sign-up#form');
});

test('parts of an address may come with their mark or without', () => {
  expect(hrefOf({ pathname: '/auth', search: 'start=1', hash: '#top' }, '/')).toBe(
    '/auth?start=1#top',
  );
  expect(hrefOf({ pathname: '/auth', search: '?start=1', hash: '' }, '/')).toBe('/auth?start=1');
  expect(hrefOf({ pathname: '/auth', search: '' }, '/')).toBe('/auth');
});
