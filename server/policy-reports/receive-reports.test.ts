import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startFront } from '#tests/server/start-front.ts';
import { createLog } from '#server/log.ts';
import { countedDirectives, readDirectives } from './read-directives.ts';

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
const secret = 'https://faro.example/auth?token=sesame';

/** As Firefox and Safari tell it. */
const oldReport = JSON.stringify({
  'csp-report': {
    'document-uri': secret,
    referrer: '',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://evil.example/x.js?ana@example.org',
    'script-sample': 'alert("ana")',
  },
});
/** As Chromium tells it: several at a time, with other news between. */
const newReports = JSON.stringify([
  {
    type: 'csp-violation',
    age: 3,
    url: secret,
    body: { effectiveDirective: 'img-src', sample: 's' },
  },
  { type: 'csp-violation', age: 2, url: secret, body: { effectiveDirective: 'img-src' } },
  { type: 'deprecation', age: 1, url: secret, body: { id: 'x', effectiveDirective: 'img-src' } },
]);

/** A front whose log can be read, and its address for reports. */
async function startReported(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const front = await startFront({ env, log: createLog({ level: 'warn', destination }) });
  const post = (body: string, type: string) =>
    fetch(`${front.url}/csp-report`, { method: 'POST', body, headers: { 'content-type': type } });
  return { front, post, lines, [Symbol.asyncDispose]: () => front[Symbol.asyncDispose]() };
}

test('H08: violations are counted by directive, and nothing else of a report is kept or logged', async () => {
  await using site = await startReported();
  expect((await site.post(oldReport, OLD)).status).toBe(204);
  expect((await site.post(newReports, `${NEW}; charset=utf-8`)).status).toBe(204);
  await site.front.reportCounts.flush();
  expect(site.lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'policy_reports', counts: { 'script-src-elem': 1, 'img-src': 2 } },
  ]);
  expect(site.lines.join('')).not.toMatch(/sesame|evil|ana|alert/);
});

test.each([
  ['no JSON', '{"csp-report":', OLD, 400],
  ['another shape', '{"csp-report":[]}', OLD, 400],
  ['no list', '{"type":"csp-violation"}', NEW, 400],
  [
    'too many at once',
    JSON.stringify(Array.from({ length: 21 }, () => ({ type: 'x', body: {} }))),
    NEW,
    400,
  ],
  ['another type', oldReport, 'application/json', 415],
  ['plain text, as a form of another site sends it', oldReport, 'text/plain', 415],
  ['too much', JSON.stringify({ 'csp-report': { x: 'x'.repeat(16 * 1024) } }), OLD, 413],
])('H08: %s is refused and not counted', async (_, body, type, status) => {
  await using site = await startReported();
  expect((await site.post(body, type)).status).toBe(status);
  await site.front.reportCounts.flush();
  expect(site.lines).toEqual([]);
});

test('H08: one client cannot flood the counts', async () => {
  await using site = await startReported({ RATE_LIMITS: 'policyReport=2/60' });
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await site.post(oldReport, OLD)).status);
  expect(statuses).toEqual([204, 204, 429]);
  const refused = await site.post(oldReport, OLD);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what is no name of a directive counts as other, whatever it says', () => {
  const read = (directive: unknown) =>
    readDirectives(OLD, JSON.stringify({ 'csp-report': { 'violated-directive': directive } }));
  expect(read("style-src 'self'")).toEqual(['style-src']);
  expect(read('ana@example.org')).toEqual(['other']);
  expect(read('__proto__')).toEqual(['other']);
  expect(readDirectives(OLD, '{"csp-report":{}}')).toEqual(['other']);
  expect(new Set(countedDirectives).size).toBe(countedDirectives.length);
});
