import { expect, test } from 'vitest';
import { readSessions } from './own-sessions.ts';

const row = {
  id: '7f1d6c1e-0000-4000-8000-000000000001',
  started_at: '2026-11-01T10:00:00+00:00',
  seen_at: '2026-11-20T12:30:00.5+00:00',
  is_current: true,
  user_agent: null,
};

test('a session says when it began, when it was last used and whether it is this one', () => {
  expect(readSessions([row, { ...row, is_current: false }])).toEqual([
    {
      id: row.id,
      startedAt: new Date('2026-11-01T10:00:00Z'),
      seenAt: new Date('2026-11-20T12:30:00.500Z'),
      isCurrent: true,
      browser: undefined,
      system: undefined,
    },
    expect.objectContaining({ isCurrent: false }),
  ]);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.9', undefined, undefined],
])('%s is %s on %s', (user_agent, browser, system) => {
  expect(readSessions([{ ...row, user_agent }])[0]).toMatchObject({ browser, system });
});

test.each([null, {}, [null], [{ ...row, id: 7 }], [{ ...row, seen_at: 'yesterday' }]])(
  'what is no list of sessions is refused: %j',
  (data) => {
    expect(() => readSessions(data)).toThrow(TypeError);
  },
);
