import { expect, it } from 'vitest';
import { adminRefusal } from './refused.ts';

it.each([
  ['42501', 'no-admin'],
  ['PT403', 'second-factor'],
  ['insufficient_aal', 'second-factor'],
  ['PT428', 'fresh-code'],
  ['PT404', undefined],
])('takes %s for %s', (code, refusal) => {
  expect(adminRefusal({ code, message: 'something' })).toBe(refusal);
});

it.each([undefined, null, 'PT428', new TypeError('Failed to fetch'), { code: 42501 }])(
  'takes %j for no refusal',
  (error) => {
    expect(adminRefusal(error)).toBeUndefined();
  },
);
