import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the key is made once, of 256 bits, and kept; another browser has another', async () => {
  const { browserKey } = await import('./browser-key.ts');
  expect([...kept]).toEqual([]);
  const key = browserKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(browserKey()).toBe(key);
  expect([...kept]).toEqual([['faro-browser-key', key]]);
  kept.clear();
  expect(browserKey()).not.toBe(key);
});

test('what is no key is replaced, and without storage the key lasts as long as the tab', async () => {
  kept.set('faro-browser-key', '<script>');
  const { browserKey } = await import('./browser-key.ts');
  expect(browserKey()).toMatch(/^[\w-]{43}$/);
  vi.stubGlobal('localStorage', undefined);
  const inMemory = browserKey();
  expect(inMemory).toMatch(/^[\w-]{43}$/);
  expect(browserKey()).toBe(inMemory);
});

test('our own server gets the key with the calls of the sign-in protocol, and with no other', async () => {
  vi.stubGlobal('location', new URL('https://faro.example/auth'));
  const asked: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://faro.example');
    if (url.pathname === '/config.json') {
      return Response.json({ url: 'https://faro.example', anonKey: 'sb_publishable_x' });
    }
    asked.push([url.pathname, new Headers(init?.headers).get('x-browser-key')]);
    return Response.json({});
  });
  const { backend, passingClient } = await import('#app/data/backend/backend.ts');
  const [client, passing] = [await backend(), await passingClient()];
  await client.rpc('open_share', { token: 'x', again: false });
  expect([...kept.keys()]).not.toContain('faro-browser-key');
  const credentials = { email: 'ana@example.com', password: 'x' };
  await client.auth.resetPasswordForEmail(credentials.email);
  await passing.auth.signInWithPassword(credentials);
  const { browserKey } = await import('./browser-key.ts');
  expect(asked).toEqual([
    ['/rest/v1/rpc/open_share', null],
    ['/auth/v1/recover', browserKey()],
    ['/auth/v1/token', browserKey()],
  ]);
});
