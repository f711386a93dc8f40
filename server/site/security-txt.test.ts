import { expect, test } from 'vitest';
import { startFront } from '#tests/server/start-front.ts';

/** The file of a site, as fields by name. */
async function fields(url: string): Promise<{ text: string; field: (name: string) => string[] }> {
  const answer = await fetch(`${url}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const text = await answer.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const field = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []));
  return { text, field };
}

test('H23: /.well-known/security.txt says whom to tell of a hole, as RFC 9116 wants it', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const { text, field } = await fields(front.url);
  expect(field('Contact')).toEqual([expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/)]);
  // A year after the start, which for tests is 20 November 2026; once, as the format demands.
  expect(field('Expires')).toEqual(['2027-11-20T12:00:00Z']);
  expect(field('Preferred-Languages')).toEqual(['es, en']);
  expect(field('Canonical')).toEqual(['https://faro.example/.well-known/security.txt']);
  expect(field('Policy')).toEqual(['https://faro.example/legal']);
  expect(text).toContain('# Sample contact');
  expect(text.endsWith('\n')).toBe(true);
});

test('H23: with a Supabase project it stands there too', async () => {
  const env = { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: 'sb_publishable_x' };
  await using front = await startFront({ env, backend: undefined });
  expect((await fields(front.url)).field('Canonical')).toEqual([
    'http://localhost:3000/.well-known/security.txt',
  ]);
});
