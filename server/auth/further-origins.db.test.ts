import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { PASSWORD, SITE, startAuth } from '#tests/auth/auth-rig.ts';

const REGION = 'https://es.faro.example';
const start = () => startAuth({ env: { SITE_URLS: REGION } });

test('A11, H14: a recovery on an origin of SITE_URLS mails a link back to it', async () => {
  const { client, clock, lastLink, signUpAndConfirm } = await start();
  await signUpAndConfirm('owner@example.test');
  for (const [at, page] of [
    [`${REGION}/auth?type=recovery`, `${REGION}/auth?type=recovery`],
    [`${REGION}/en/auth?type=recovery`, `${REGION}/en/auth?type=recovery`],
    [`${SITE}/auth?type=recovery`, `${SITE}/auth?type=recovery`],
    ['https://mx.faro.example/auth?type=recovery', `${SITE}/auth?type=recovery`],
    [`${REGION}.evil.example/auth?type=recovery`, `${SITE}/auth?type=recovery`],
    [`https://me@es.faro.example/auth?type=recovery`, `${SITE}/auth?type=recovery`],
    [`${REGION}:8443/auth?type=recovery`, `${SITE}/auth?type=recovery`],
    [`${REGION}//evil.example`, `${SITE}/auth?type=recovery`],
  ]) {
    await client().auth.resetPasswordForEmail('owner@example.test', { redirectTo: at ?? '' });
    expect([at, (await lastLink()).page]).toEqual([at, page]);
    clock.advance(61_000);
  }
});

test('H14: whatever a request calls this server, the link goes by the checked redirect', async () => {
  const { auth, lastLink, signUpAndConfirm } = await start();
  await signUpAndConfirm('owner@example.test');
  const front = new Hono<AppEnv>();
  front.use(async (context, next) => {
    context.set('clientAddress', '192.0.2.1');
    await next();
  });
  front.route('/', auth.app);
  await front.request('https://es.faro.example/recover', {
    method: 'POST',
    headers: { host: 'es.faro.example', 'x-forwarded-host': 'es.faro.example', origin: REGION },
    body: JSON.stringify({ email: 'owner@example.test' }),
  });
  expect(await lastLink()).toMatchObject({ page: `${SITE}/auth?type=recovery`, type: 'recovery' });
});

test('a sign-up and a change of address lead back there too, and go on to a path', async () => {
  const { send, client, mailbox, lastLink, signUpAndConfirm } = await start();
  const redirect = encodeURIComponent(`${REGION}/en/assessment?held=f00`);
  await send(`/signup?redirect_to=${redirect}`, {
    body: { email: 'new@example.test', password: PASSWORD },
  });
  const link = await lastLink();
  expect(link).toMatchObject({
    page: `${REGION}/en/auth?type=signup`,
    next: '/en/assessment?held=f00',
  });
  const opened = await client().auth.verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
  expect(opened.error).toBeNull();

  const { supabase } = await signUpAndConfirm('owner@example.test');
  await supabase.auth.updateUser(
    { email: 'moved@example.test' },
    { emailRedirectTo: `${REGION}/profile` },
  );
  const texts = (await mailbox()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain(`${REGION}/auth?type=email_change#`);
    expect(text).toContain('next=%2Fprofile');
  }
});

test('A13: a link to the auth server itself is sent on to the page of the origin that it names', async () => {
  const { send } = await start();
  const at = async (redirect: string) => {
    const query = new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: redirect });
    return (await send(`/verify?${query}`, { method: 'GET' })).headers.get('location');
  };
  expect(await at(`${REGION}/auth`)).toBe(
    `${REGION}/auth?type=recovery#token_hash=x&type=recovery`,
  );
  expect(await at('https://evil.example/auth')).toBe(
    `${SITE}/auth?type=recovery#token_hash=x&type=recovery`,
  );
});
