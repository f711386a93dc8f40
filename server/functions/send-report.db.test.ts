import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { startAuth } from '#tests/auth/auth-rig.ts';
import { answer, attemptHeader, saveAnswers } from '#tests/database/attempts-for-tests.ts';
import { asPerson } from '#tests/database/people.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { createRest } from '#server/rest/rest.ts';
import { embeddedReports } from './embedded-reports.ts';
import { serverFunctions } from './server-functions.ts';

const rig = await startAuth();
const { database, config, clock, mail, auth } = rig;
const limits = createLimits({ rules: config.rateLimits, clock });
const rest = createRest({ database, identify: auth.identify, log: silentLog });
const reports = embeddedReports({
  database,
  config,
  clock,
  mail,
  limits,
  rest,
  log: silentLog,
  identify: auth.identify,
});
const functions = serverFunctions({ config, clock, reports });

async function withResult(email: string) {
  const { session, userId } = await rig.signUpAndConfirm(email);
  const as = asPerson(database, {
    sub: userId,
    role: 'authenticated',
    aud: 'authenticated',
    email,
  });
  const header = attemptHeader();
  const { answers } = attemptFor(interestsV1, { R: 18, I: 36, A: 20, S: 12, E: 8, C: 20 });
  const patch = Object.entries(answers).map(([item, value]) => [item, answer(value)]);
  await saveAnswers(as, header, Object.fromEntries(patch));
  await as.query('select public.submit_attempt($1)', [header.id]);
  return { token: session.access_token, attempt: header.id, as };
}

const post = (token: string | undefined, body: unknown) =>
  functions.request('/send-report', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function mailsTo(email: string) {
  await mail.flush();
  return (await rig.mailbox()).filter(({ to }) => to === email);
}

test('a person gets their report at their own address, scores in the body only', async () => {
  const { token, attempt } = await withResult('ana@example.test');
  const response = await post(token, { attempts: [attempt], level: 'both' });
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ email: 'ana@example.test' });
  const [sent] = await mailsTo('ana@example.test');
  expect(sent?.subject).toBe('Tu informe de Faro Vocacional');
  expect(sent?.text.slice(0, 250)).not.toMatch(/\d/);
  expect(sent?.text).toContain('Investigador: 36 de 40 · alto (33–39)');
  expect(sent?.html).toContain('Investigador: 36 de 40 · alto (33–39)');
  expect(sent?.text).toContain('https://faro.example/results');
  // P14: no single answer travels by mail.
  expect(sent?.text).not.toMatch(/Reparar una bicicleta/);
  const [row] = await database.query<{ data: object }>(
    `select data from private.mail_outbox where template = 'report' and to_address = $1`,
    ['ana@example.test'],
  );
  expect(row?.data).toEqual({});
});

test('H14: the link leads to the origin where it was asked for, if the site has it, and never to another', async () => {
  const region = 'https://es.faro.example';
  const regional = serverFunctions({ config: { ...config, siteUrls: [region] }, clock, reports });
  const { token, attempt } = await withResult('region@example.test');
  for (const [origin, link] of [
    [region, `${region}/results`],
    ['https://evil.example', 'https://faro.example/results'],
    [`${region}.evil.example`, 'https://faro.example/results'],
  ] as const) {
    clock.advance(61_000);
    const response = await regional.request('/send-report', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, host: 'evil.example' },
      body: JSON.stringify({ attempts: [attempt], level: 'both', origin }),
    });
    expect(response.status).toBe(202);
    const sent = (await mailsTo('region@example.test')).at(-1);
    expect(sent?.text.match(/https:\S+\/results/g)).toEqual([link]);
    expect(sent?.html).not.toContain('evil.example');
  }
});

test('the plan that a person keeps is in the mail, with its official pages', async () => {
  const { token, attempt, as } = await withResult('plan@example.test');
  await as.query(
    `insert into public.plans (country, diploma, aim, start, ticks)
     values ('MX', 'national', 'public-degree', '2028-09', '{"check-official": "2026-10-05"}')`,
  );
  expect((await post(token, { attempts: [attempt], level: 'both' })).status).toBe(202);
  const [sent] = await mailsTo('plan@example.test');
  expect(sent?.text).toContain('Plan para estudiar en España');
  expect(sent?.text).toContain('1 de 16 pasos hechos');
  expect(sent?.text).toContain('Comprueba que la carrera es oficial. Hecho el 5 oct 2026.');
  expect(sent?.text).toContain('Dónde: UNED (UNEDasiss): https://unedasiss.uned.es/fechas_clave');
  expect(sent?.html).toMatch(
    /<a href="https:\/\/unedasiss\.uned\.es\/fechas_clave"[^>]*>Dónde: UNED/,
  );
  const { token: other, attempt: own } = await withResult('noplan@example.test');
  expect((await post(other, { attempts: [own], level: 'both' })).status).toBe(202);
  expect((await mailsTo('noplan@example.test'))[0]?.text).not.toContain('Plan para estudiar');
});

test('a plan kept with an EU passport and a region is mailed without visa and with the price of residents', async () => {
  const { token, attempt, as } = await withResult('union@example.test');
  await as.query(
    `insert into public.plans (country, diploma, aim, start, stay, region)
     values ('AR', 'national', 'public-degree', '2028-09', 'union', 'valencia')`,
  );
  expect((await post(token, { attempts: [attempt], level: 'both' })).status).toBe(202);
  const text = (await mailsTo('union@example.test'))[0]?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Matrícula del primer año, desde 767 € al año (Comunidad Valenciana');
  expect(text).not.toMatch(/\bvisa\b/);
  expect(text).not.toContain('Para enseñar, no para gastar');
});

test('a person gets no report of another, nor one that is not there', async () => {
  const ana = await withResult('owner@example.test');
  const ben = await withResult('ben@example.test');
  expect((await post(ben.token, { attempts: [ana.attempt], level: 'both' })).status).toBe(404);
  const both = { attempts: [ben.attempt, ana.attempt], level: 'both' };
  expect((await post(ben.token, both)).status).toBe(404);
  expect(await mailsTo('ben@example.test')).toEqual([]);
});

test('F01: without a living session there is no report', async () => {
  const { token, attempt } = await withResult('gone@example.test');
  const body = { attempts: [attempt], level: 'both' };
  expect((await post(undefined, body)).status).toBe(401);
  expect((await post(config.anonKey, body)).status).toBe(401);
  expect((await post(config.serviceRoleKey, body)).status).toBe(401);
  expect((await post(`${token}x`, body)).status).toBe(401);
  await rig.send('/logout', { token });
  expect((await post(token, body)).status).toBe(401);
});

test('what is no request is refused, an address in it too', async () => {
  const { token, attempt } = await withResult('odd@example.test');
  for (const body of [
    {},
    { attempts: [], level: 'both' },
    { attempts: ['x'], level: 'both' },
    { attempts: [attempt], level: 'all' },
    { attempts: [attempt], level: 'both', to: 'evil@example.test' },
  ]) {
    expect((await post(token, body)).status).toBe(400);
  }
});

test('A06: a second mail within a minute waits, and six an hour are too many', async () => {
  const { token, attempt } = await withResult('often@example.test');
  const body = { attempts: [attempt], level: 'both' };
  expect((await post(token, body)).status).toBe(202);
  const again = await post(token, body);
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  const later: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    clock.advance(61_000);
    later.push((await post(token, body)).status);
  }
  expect(later).toEqual([202, 202, 202, 429]);
});
