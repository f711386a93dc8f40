import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import type { OutgoingMail } from '#server/mail/mail-transport.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { hostedReports } from './hosted-reports.ts';
import { serverFunctions } from './server-functions.ts';

const person = { id: '11111111-1111-4111-8111-111111111111', email: 'ana@example.test' };
const attempt = attemptFor(
  interestsV1,
  { R: 18, I: 36, A: 20, S: 12, E: 8, C: 20 },
  { id: '22222222-2222-4222-8222-222222222222' },
);
const row = {
  id: attempt.id,
  instrument: 'riasec',
  version: 1,
  form: 'full',
  locale: 'en',
  state: 'submitted',
  answers: attempt.answers,
  item_times: {},
  created_at: attempt.startedAt,
  submitted_at: attempt.submittedAt,
};
const tables: Record<string, unknown> = {
  '/auth/v1/user': person,
  '/rest/v1/profiles': [{ full_name: 'Ana', locale: 'en' }],
  '/rest/v1/attempts': [row],
  '/rest/v1/reactions': [],
  '/rest/v1/second_looks': [],
  '/rest/v1/plans': [],
};

/** A Supabase project's answers to one token, on loopback. */
async function startProject() {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const path = new URL(request.url ?? '', 'http://project.test').pathname;
    asked.push(path);
    const isKnown = request.headers.authorization === 'Bearer good' && request.headers.apikey;
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? tables[path] : {}));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

test('with a Supabase project the report is read as the person and leaves in their language', async () => {
  await using project = await startProject();
  const mails: OutgoingMail[] = [];
  const config = configForTests({ BACKEND_URL: project.url, ANON_KEY: 'sb_publishable_x' });
  const clock = movableClock(new Date());
  const reports = hostedReports({
    config,
    clock,
    limits: createLimits({ rules: config.rateLimits, clock }),
    log: silentLog,
    transport: { send: async (mail) => void mails.push(mail), close() {} },
  });
  const app = serverFunctions({
    config: { siteUrl: 'https://faro.example', siteUrls: [] },
    clock: movableClock(new Date()),
    reports,
  });
  const post = (token: string) =>
    app.request('/send-report', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ attempts: [attempt.id], level: 'both' }),
    });
  expect((await post('bad')).status).toBe(401);
  expect((await post('good')).status).toBe(202);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'Your Faro Vocacional report'],
  ]);
  expect(mails[0]?.text).toContain('Investigative: 36 of 40');
  expect(new Set(project.asked)).toEqual(new Set(Object.keys(tables)));
  reports.close();
});

test('without a way out for mails the function says so instead of losing one', async () => {
  await using project = await startProject();
  const config = configForTests({ BACKEND_URL: project.url, ANON_KEY: 'sb_publishable_x' });
  const clock = movableClock(new Date());
  const reports = hostedReports({
    config,
    clock,
    limits: createLimits({ rules: config.rateLimits, clock }),
    log: silentLog,
  });
  const app = serverFunctions({
    config: { siteUrl: 'https://faro.example', siteUrls: [] },
    clock: movableClock(new Date()),
    reports,
  });
  const response = await app.request('/send-report', {
    method: 'POST',
    headers: { authorization: 'Bearer good' },
    body: JSON.stringify({ attempts: [attempt.id], level: 'both' }),
  });
  expect(response.status).toBe(503);
});
