import { expect, test } from 'vitest';
import { startAuth } from '#tests/auth/auth-rig.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createRest } from './rest.ts';
import { ACCESS_TOKEN_LIFE, readAccessToken } from '#server/auth/sessions/tokens.ts';

/** A token that the data API has just answered, so that it is remembered. */
async function startRemembered() {
  const rig = await startAuth();
  const rest = createRest({ ...rig, identify: rig.auth.recognize, log: silentLog });
  const ana = await rig.signUpAndConfirm('ana@example.test');
  const token = ana.session.access_token;
  const ask = async (bearer = token) => {
    const headers = { apikey: rig.config.anonKey, authorization: `Bearer ${bearer}` };
    const answer = await rest(new Request('http://s/rest/v1/profiles?select=id', { headers }));
    return answer.status;
  };
  expect(await ask()).toBe(200);
  return { ...rig, ask, ana, token };
}

test('a token that is remembered ends with its time', async () => {
  const { ask, clock, token } = await startRemembered();
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  clock.advance(exp * 1000 - clock.now().getTime() - 1000);
  expect(await ask()).toBe(200);
  clock.advance(1000);
  expect(await ask()).toBe(401);
});

test('a token that is remembered is not taken before its time either', async () => {
  const { ask, clock } = await startRemembered();
  clock.advance(-ACCESS_TOKEN_LIFE * 1000);
  expect(await ask()).toBe(401);
});

test('a token that is remembered ends with its session (A16)', async () => {
  const { ask, ana } = await startRemembered();
  await ana.supabase.auth.signOut();
  expect(await ask()).toBe(401);
});

test('beside a token that is remembered, no other is believed (A20)', async () => {
  const { ask, config, clock, token } = await startRemembered();
  const [head = '', claims = '', signature = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const more = Buffer.from(JSON.stringify({ ...said, role: 'service_role' })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const forged of [
    `${head}.${more}.${signature}`,
    `${head}.${claims}.${other}`,
    `${unsigned}.${claims}.`,
  ]) {
    expect(await ask(forged)).toBe(401);
  }
  const changed = { ...configForTests(), siteUrl: config.siteUrl };
  expect(changed.jwtSecret).not.toBe(config.jwtSecret);
  await expect(readAccessToken({ config: changed, clock }, token)).rejects.toMatchObject({
    code: 'bad_jwt',
  });
});
