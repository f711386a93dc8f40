import { expect, test } from 'vitest';
import { readEntryState } from './entry-state.ts';

test('reads what a page left and ignores everything else', () => {
  const checkMail = { email: 'a@b.co', redirectTo: 'https://faro.example/assessment' };
  expect(readEntryState({ checkMail, recovering: true, resetSent: true, x: 1 })).toEqual({
    checkMail,
    recovering: true,
    resetSent: true,
  });
  expect(readEntryState({ choosing: { next: '/results' } })).toEqual({
    choosing: { next: '/results' },
  });
  expect(readEntryState({ choosing: { next: 7 } })).toEqual({ choosing: {} });
  for (const state of [
    null,
    'x',
    7,
    { checkMail: { email: 1 } },
    { recovering: 'yes' },
    { choosing: true },
  ]) {
    expect(readEntryState(state)).toEqual({});
  }
});
