import { expect, test } from 'vitest';
import { partOf } from './run-part.ts';

const paths = [
  'app/features/sign-in/auth-mode.test.ts',
  'app/pages/landing.test.tsx',
  'server/auth/links.db.test.ts',
  'tests/signing-in.spec.ts',
  'tests/auth.spec.ts',
];

test('a word finds the files of every suite that have it in their path', () => {
  expect(partOf(['auth'], paths)).toEqual({
    unit: ['app/features/sign-in/auth-mode.test.ts'],
    database: ['server/auth/links.db.test.ts'],
    browser: ['tests/auth.spec.ts'],
  });
});

test('several words find what any of them does, and a path only itself', () => {
  expect(partOf(['landing', 'tests/signing-in.spec.ts'], paths)).toEqual({
    unit: ['app/pages/landing.test.tsx'],
    database: [],
    browser: ['tests/signing-in.spec.ts'],
  });
});
