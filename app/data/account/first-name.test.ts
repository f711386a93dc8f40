import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  [' Ana  Pérez Núñez ', 'Ana'],
  ['Ana', 'Ana'],
  ['   ', ''],
  [undefined, ''],
  [7, ''],
])('of %j it is "%s"', (name, first) => {
  expect(firstNameOf({ user_metadata: { full_name: name } })).toBe(first);
});

it('is nothing without a session', () => {
  expect(firstNameOf(undefined)).toBe('');
});
