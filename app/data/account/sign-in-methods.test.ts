import { expect, test } from 'vitest';
import { signInMethodsOf } from './sign-in-methods.ts';

test.each([
  [['email'], [], true],
  [['google'], ['google'], false],
  [['email', 'azure'], ['azure'], true],
  // Came by Google, and has another address since.
  [[], [], false],
  // An older account, of which the backend says nothing.
  [undefined, [], true],
])('who gets in by %j sees %j, and has a password: %j', (said, providers, hasPassword) => {
  const user = {
    id: '',
    aud: '',
    created_at: '',
    user_metadata: {},
    app_metadata: said ? { providers: said } : {},
  };
  expect(signInMethodsOf(user)).toEqual({ providers, hasPassword });
});
