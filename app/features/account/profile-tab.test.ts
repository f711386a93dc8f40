import { expect, test } from 'vitest';
import { profileTabs, searchOf, tabOf } from './profile-tab.ts';

test.each(profileTabs)('the address of %s opens it', (tab) => {
  expect(tabOf(searchOf(tab))).toBe(tab);
});

test.each(['', '?tab=', '?tab=other', '?test=riasec'])('%j opens the summary', (search) => {
  expect(tabOf(search)).toBe('summary');
});

test('what else stands in the query changes nothing', () => {
  expect(tabOf('?utm_source=mail&tab=settings')).toBe('settings');
});
