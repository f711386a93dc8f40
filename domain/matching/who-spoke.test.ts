import { expect, test } from 'vitest';
import { whoSpoke } from './who-spoke.ts';

const biology = { fields: ['life'] } as const;

test('the type speaks where a match lies in a field that was liked less than its type', () => {
  expect(whoSpoke(biology, 'good', { life: -0.6 })).toBe('type');
  expect(whoSpoke(biology, 'good', { life: -0.4 })).toBeUndefined();
  expect(whoSpoke(biology, 'strong', { life: 1.5 })).toBeUndefined();
});

test('the field speaks where it was liked more and the scores alone do not match', () => {
  expect(whoSpoke(biology, 'near', { life: 0.6 })).toBe('field');
  expect(whoSpoke(biology, 'near', { life: -0.6 })).toBeUndefined();
});

test('nobody speaks of a field that was not asked about', () => {
  expect(whoSpoke(biology, 'good', {})).toBeUndefined();
});
