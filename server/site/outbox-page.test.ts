import { expect, test } from 'vitest';
import { echoBackend, sendRaw, startFront } from '#tests/server/start-front.ts';
import { createOutboxAccess } from './outbox-access.ts';
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

const SITE = { SITE_URL: 'https://faro.example' };

/** A front whose outbox holds a mail; `tokens` are those that opening it has printed. */
function outboxWithMail() {
  const tokens: string[] = [];
  const access = createOutboxAccess((next) => tokens.push(next));
  return { tokens, access, backend: echoBackend({ outbox: { read: async () => [mail], access } }) };
}

/** One GET as a browser with this cookie does it: status, headers and text. */
async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('H23: the printed address opens the mails once, is cleaned away, and a cookie takes its place', async () => {
  const { access, tokens, backend } = outboxWithMail();
  await using front = await startFront({ backend });
  const printed = `${front.url}/outbox?token=${access.token()}`;
  const opened = await get(printed);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/outbox']);
  expect(opened.text).not.toContain('ana@example.org');
  const [cookie = '', ...rules] = (opened.headers.get('set-cookie') ?? '').split('; ');
  expect(rules.toSorted()).toEqual(['HttpOnly', 'Path=/outbox', 'SameSite=Strict']);

  const page = await get(`${front.url}/outbox`, { cookie });
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('content-security-policy')).toMatch(
    /style-src 'self' 'sha256-[\w+/]+=*'/,
  );
  expect(page.text).toContain('ana@example.org');
  expect((await get(`${front.url}/outbox?lang=en`, { cookie })).text).toContain('Test mails');

  expect((await get(printed)).status).toBe(403);
  expect(tokens).toEqual([access.token()]);
  expect((await get(`${front.url}/outbox?token=${tokens[0]}`)).status).toBe(303);
});

test('H23: the address followed from another site goes on by a page of ours, or the cookie would stay behind', async () => {
  const { access, backend } = outboxWithMail();
  await using front = await startFront({ backend });
  const headers = { 'sec-fetch-site': 'cross-site' };
  const opened = await get(`${front.url}/outbox?token=${access.token()}`, headers);
  expect([opened.status, opened.headers.get('refresh')]).toEqual([200, '0; url=/outbox']);
  expect(opened.headers.get('set-cookie')).toContain('faro-outbox=');
  expect(opened.text).not.toContain('ana@example.org');
});

test.each([
  ['no token', '', ''],
  ['an empty token', '?token=', ''],
  ['a wrong token', `?token=${'A'.repeat(32)}`, ''],
  ['a wrong cookie', '', `faro-outbox=${'A'.repeat(32)}`],
])(
  'H23: %s is told in both languages where the address is, and no mail',
  async (_, query, cookie) => {
    const { backend } = outboxWithMail();
    await using front = await startFront({ backend });
    const spanish = await get(`${front.url}/outbox${query}`, { cookie });
    expect(spanish.status).toBe(403);
    expect(spanish.headers.has('set-cookie')).toBe(false);
    expect(spanish.text).toContain('abre la dirección que el servidor muestra en su terminal');
    expect(spanish.text).not.toContain('ana@example.org');
    const query2 = query ? `${query}&lang=en` : '?lang=en';
    const english = await get(`${front.url}/outbox${query2}`, { cookie });
    expect(english.text).toContain('open the address that the server shows in its terminal');
  },
);

test('a page without mails says so in Spanish, and in English on wish', () => {
  expect(renderOutbox([], 'es')).toContain('Todavía no hay correos.');
  expect(renderOutbox([], 'en')).toContain('No mails yet.');
});

test('H23: a plain forwarder that names localhost gets no mail without what the server printed', async () => {
  const { backend } = outboxWithMail();
  await using front = await startFront({ env: SITE, backend });
  const head = 'GET /outbox HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const answer = await sendRaw(front.port, head);
  expect(answer).toMatch(/^HTTP\/1\.1 403/);
  expect(answer).not.toContain('ana@example.org');
});

test.each([
  ['another name', 'HTTP/1.1\r\nHost: faro.example\r\n'],
  ['a proxy that says so', 'HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n'],
  ['a proxy that says nothing', 'HTTP/1.0\r\nHost: localhost\r\n'],
])('through %s there is no such page, even with the token', async (_, head) => {
  const { access, backend } = outboxWithMail();
  await using front = await startFront({ env: SITE, backend });
  const target = `/outbox?token=${access.token()}`;
  const answer = await sendRaw(front.port, `GET ${target} ${head}Connection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404/);
  expect(answer).not.toContain('faro-outbox');
});

test('where mails are really sent there is no such page', async () => {
  await using front = await startFront({ backend: echoBackend({ outbox: undefined }) });
  expect((await fetch(`${front.url}/outbox`)).status).toBe(404);
});
