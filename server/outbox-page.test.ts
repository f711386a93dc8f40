import { expect, test } from 'vitest';
import { echoBackend, sendRaw, startFront } from './front-for-tests.ts';
import { renderOutbox } from './outbox-page.ts';

const mail = {
  to: 'ana@example.org',
  subject: 'Confirma tu cuenta <script>alert(1)</script>',
  text: 'Hola:\nhttp://localhost:3000/auth#token_hash=abc&type=signup\n<img src=x onerror=alert(1)> javascript:alert(1)',
  at: '2026-11-20T12:00:00.000Z',
};

test('mails are text: markup is escaped and only http addresses are links', () => {
  const page = renderOutbox([mail], 'es');
  expect(page).toContain(
    '<a href="http://localhost:3000/auth#token_hash=abc&amp;type=signup">http://localhost:3000/auth#token_hash=abc&amp;type=signup</a>',
  );
  expect(page).toContain('Confirma tu cuenta &lt;script&gt;');
  expect(page).not.toMatch(/<script|<img|href="javascript/);
});

test('the page speaks Spanish, and English on wish', async () => {
  await using front = await startFront();
  expect(await (await fetch(`${front.url}/outbox`)).text()).toContain('Todavía no hay correos.');
  expect(await (await fetch(`${front.url}/outbox?lang=en`)).text()).toContain('No mails yet.');
});

test('this machine sees the mails, styled by a hash that the policy names', async () => {
  await using front = await startFront({
    backend: echoBackend({ readOutbox: async () => [mail] }),
  });
  const answer = await fetch(`${front.url}/outbox`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /style-src 'self' 'sha256-[\w+/]+=*'/,
  );
  expect(await answer.text()).toContain('ana@example.org');
});

test.each([
  ['another name', 'GET /outbox HTTP/1.1\r\nHost: faro.example\r\n'],
  [
    'a proxy that says so',
    'GET /outbox HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n',
  ],
  ['a proxy that says nothing', 'GET /outbox HTTP/1.0\r\nHost: localhost\r\n'],
])('through %s there is no such page', async (_, head) => {
  await using front = await startFront({
    env: { SITE_URL: 'https://faro.example' },
    backend: echoBackend({ readOutbox: async () => [mail] }),
  });
  const answer = await sendRaw(front.port, `${head}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  expect(answer).not.toContain('ana@example.org');
});

test('where mails are really sent there is no such page', async () => {
  await using front = await startFront({ backend: echoBackend({ readOutbox: undefined }) });
  expect((await fetch(`${front.url}/outbox`)).status).toBe(404);
});
