import { afterEach, expect, it } from 'vitest';
import { sessionKey } from '#app/data/backend/backend.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { storedSession } from './stored-session.ts';

afterEach(() => browserStorage.removeItem(sessionKey));

it('knows whose session is stored without asking the server', () => {
  browserStorage.setItem(
    sessionKey,
    JSON.stringify({ access_token: 'a.b.c', user: { id: 'ana' } }),
  );
  expect(storedSession()?.user.id).toBe('ana');
});

it.each(['', 'null', '{', '{"access_token":"a"}', '{"access_token":"a","user":{"id":7}}'])(
  'takes %j for no session',
  (text) => {
    browserStorage.setItem(sessionKey, text);
    expect(storedSession()).toBeUndefined();
  },
);
