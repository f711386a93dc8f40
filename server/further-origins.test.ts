import { expect, test } from 'vitest';
import { sendRaw, startFront } from '#tests/server/start-front.ts';

const env = { SITE_URL: 'https://faro.example', SITE_URLS: 'https://es.faro.example' };
const hosted = { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: 'sb_publishable_x' };

/** A request to the host of a further origin, as a proxy passes it on; the whole answer. */
function ask(port: number, path: string, lines: string[] = [], host = 'es.faro.example') {
  const [method = 'GET'] = /^[A-Z]+(?= )/.exec(path) ?? [];
  const head = [
    `${method} ${path.split(' ').at(-1)} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
  ];
  return sendRaw(port, `${[...head, ...lines].join('\r\n')}\r\n\r\n`);
}

test('H14: an origin of SITE_URLS is served, and no other name is', async () => {
  await using front = await startFront({ env: { ...env, ...hosted }, backend: undefined });
  const status = async (host: string) => (await ask(front.port, '/', [], host)).slice(9, 12);
  expect(await status('faro.example')).toBe('200');
  expect(await status('es.faro.example')).toBe('200');
  expect(await status('es.faro.example:443')).toBe('200');
  for (const host of [
    'es.faro.example.evil.example',
    'xes.faro.example',
    'mx.faro.example',
    'es.faro.example:8443',
    'localhost',
  ]) {
    expect([host, await status(host)]).toEqual([host, '421']);
  }
});

test('pages call SITE_URL canonical under every origin, and have the same headers', async () => {
  await using front = await startFront({ env: { ...env, ...hosted }, backend: undefined });
  for (const lines of [[], ['If-None-Match: "x"']]) {
    const [own, further] = await Promise.all(
      ['faro.example', 'es.faro.example'].map((host) => ask(front.port, '/', lines, host)),
    );
    const steady = (answer = '') =>
      answer.split('\r\n').filter((line) => !/^(x-request-id|date):/i.test(line));
    expect(steady(further)).toEqual(steady(own));
    expect(further).toContain('<link rel="canonical" href="https://faro.example/">');
    expect(further).toContain("connect-src 'self' https://abc.supabase.co;");
  }
  expect(await ask(front.port, '/sitemap.xml')).toContain('<loc>https://faro.example/</loc>');
});

test('H13: /config.json names the origin being visited and lists all, for none of the others to read', async () => {
  await using front = await startFront({ env });
  const answer = await ask(front.port, '/config.json', ['Origin: https://faro.example']);
  expect(answer.toLowerCase()).not.toContain('access-control-');
  expect(JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '')).toMatchObject({
    url: 'https://es.faro.example',
    sites: ['https://faro.example', 'https://es.faro.example'],
  });
});

test('with a Supabase project /config.json names that, and lists the origins as well', async () => {
  await using front = await startFront({ env: { ...env, ...hosted }, backend: undefined });
  const answer = await ask(front.port, '/config.json');
  expect(JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '')).toEqual({
    url: 'https://abc.supabase.co',
    anonKey: 'sb_publishable_x',
    sites: ['https://faro.example', 'https://es.faro.example'],
  });
});

test('H23: the origins are sites apart: none changes anything at another', async () => {
  await using front = await startFront({ env });
  const post = async (...lines: string[]) =>
    (await ask(front.port, 'POST /auth/v1/echo', ['Content-Length: 0', ...lines])).slice(9, 12);
  expect(await post('Origin: https://es.faro.example')).toBe('200');
  expect(await post('Sec-Fetch-Site: same-origin')).toBe('200');
  expect(await post('Origin: https://faro.example')).toBe('403');
  expect(await post('Sec-Fetch-Site: same-site')).toBe('403');
  expect(await post('Origin: http://es.faro.example')).toBe('403');
});

test('/.well-known/security.txt says that it lies under every origin', async () => {
  await using front = await startFront({ env });
  const text = await ask(front.port, '/.well-known/security.txt');
  expect(text.match(/^Canonical: .*$/gm)).toEqual([
    'Canonical: https://faro.example/.well-known/security.txt',
    'Canonical: https://es.faro.example/.well-known/security.txt',
  ]);
});
