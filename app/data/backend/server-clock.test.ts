import { afterEach, expect, it } from 'vitest';
import { noteServerDate, serverNow } from './server-clock.ts';

const day = 86_400_000;
afterEach(() => noteServerDate(new Date().toUTCString(), Date.now()));

it.each([
  ['a day ahead', -day],
  ['a day behind', day],
])('follows the server on a device whose clock is %s (X10)', (_, difference) => {
  noteServerDate(new Date(Date.now() + difference).toUTCString(), Date.now());
  expect(Math.abs(serverNow() - Date.now() - difference)).toBeLessThan(2_000);
});

it('keeps its own time where the two agree, or the server does not say', () => {
  noteServerDate(new Date(Date.now() - 900).toUTCString(), Date.now());
  noteServerDate(null, Date.now());
  noteServerDate('soon', Date.now());
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
});
