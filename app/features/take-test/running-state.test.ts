import { expect, it } from 'vitest';
import { readRunning } from './running-state.ts';

it('reads which attempt is being taken, by whom and in which form', () => {
  const state = { running: 'a', form: 'short', owner: 'ana' };
  expect(readRunning(state)).toEqual(state);
  expect(readRunning({ running: 'a' })).toEqual({ running: 'a', form: 'full', owner: null });
});

it('finds none in the history entries of other pages', () => {
  for (const state of [null, 'a', {}, { running: 7 }, { test: 'riasec' }]) {
    expect(readRunning(state)).toBeUndefined();
  }
});
