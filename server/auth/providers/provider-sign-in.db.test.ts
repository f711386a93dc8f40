import { expect, test } from 'vitest';
import { PASSWORD, readLink, SITE, startAuth } from '#tests/auth/auth-rig.ts';
import { signUpConsent } from '#tests/database/consent-words.ts';
import { startWithProvider } from '#tests/auth/provider-visit.ts';

const ANA = { email: 'ana@gmail.com', email_verified: true };
const DATA = { locale: 'en', source: 'faro-vocacional-web', consent: signUpConsent('en') };

test('no provider is offered as shipped, and a request for one comes back with a word', async () => {
  const { send } = await startAuth();
  const { external } = await (await send('/settings', { method: 'GET' })).json();
  expect(external).toMatchObject({ google: false, azure: false });
  const challenge = 'c'.repeat(43);
  const answer = await send(
    `/authorize?provider=google&redirect_to=${SITE}/en/auth&code_challenge=${challenge}&code_challenge_method=s256`,
    { method: 'GET' },
  );
  expect(answer.headers.get('location')).toMatch(
    /^https:\/\/faro\.example\/en\/auth\?.*error_code=provider_disabled/,
  );
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('an unknown person has no account before they have said their age, and one with the same consent row then', async () => {
  const { browser, standIn, database, send } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { external } = await (await send('/settings', { method: 'GET' })).json();
  expect(external).toMatchObject({ google: true, azure: false });
  const hers = browser();
  const back = await hers.goRound();
  expect(back.origin + back.pathname).toBe(`${SITE}/auth`);
  const code = back.searchParams.get('code');
  const asked = await hers.exchange(code);
  expect(asked).toMatchObject({
    status: 422,
    body: { error_code: 'consent_required', email: 'ana@gmail.com' },
  });
  expect(await database.query('select 1 from auth.users')).toEqual([]);

  const made = await hers.exchange(code, DATA);
  expect(made.status).toBe(200);
  expect(made.body.user).toMatchObject({
    email: 'ana@gmail.com',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ana Ruiz', locale: 'en' },
    identities: [{ provider: 'google', id: 'person-1', email: 'ana@gmail.com' }],
  });
  expect(claimsOf(made.body.access_token)).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'oauth' }],
  });
  expect(
    await database.query('select purpose, granted, channel, locale from public.consents'),
  ).toEqual([{ purpose: 'account', granted: true, channel: 'sign-up', locale: 'en' }]);
  expect(await database.query('select full_name, source from public.profiles')).toEqual([
    { full_name: 'Ana Ruiz', source: 'faro-vocacional-web' },
  ]);
  // A code works once, and nothing of the way there is left.
  expect((await hers.exchange(code, DATA)).body.error_code).toBe('flow_state_not_found');
  expect(await database.query('select 1 from private.provider_flows')).toEqual([]);
  // The next time nothing is asked, whatever address the provider names by then.
  standIn.person.email = 'ana.ruiz@gmail.com';
  expect((await browser().signIn()).body.user).toMatchObject({ id: made.body.user.id });
});

test('D17: words that were never shown make no account', async () => {
  const { browser, standIn, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const consent = { text_version: '2026-11.es', text_hash: '0'.repeat(64) };
  expect((await browser().signIn({ consent })).body.error_code).toBe('validation_failed');
  expect(await database.query('select 1 from auth.users')).toEqual([]);
});

test('the owner of the mailbox gets into the account that is there, keeps the password, and is told by mail', async () => {
  const { browser, standIn, signUpAndConfirm, mailbox, client, send } = await startWithProvider();
  Object.assign(standIn.person, ANA, { email: ' Ana@Gmail.com' });
  const { userId, session } = await signUpAndConfirm('ana@gmail.com');
  const answer = await browser().signIn();
  expect(answer.body.user).toMatchObject({
    id: userId,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
  });
  expect((await mailbox()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@gmail.com', 'Una forma más de entrar en tu cuenta de Faro Vocacional'],
  ]);
  const again = await client().auth.signInWithPassword({
    email: 'ana@gmail.com',
    password: PASSWORD,
  });
  expect(again.data.user?.id).toBe(userId);
  const old = await send('/user', { method: 'GET', token: session.access_token });
  expect(old.status).toBe(200);
});

test('A24: what a stranger left in an unconfirmed account opens nothing afterwards', async () => {
  const { browser, standIn, client, lastLink, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const stranger = client('198.51.100.7');
  await stranger.auth.signUp({
    email: 'ana@gmail.com',
    password: PASSWORD,
    options: { data: { full_name: 'Mallory', consent: signUpConsent() } },
  });
  const { tokenHash } = await lastLink();
  const hers = browser();
  const code = (await hers.goRound()).searchParams.get('code');
  // The stranger's consent is not hers.
  expect((await hers.exchange(code)).body.error_code).toBe('consent_required');
  const made = await hers.exchange(code, DATA);
  expect(made.body.user.user_metadata.full_name).toBe('Ana Ruiz');
  const guess = await stranger.auth.signInWithPassword({
    email: 'ana@gmail.com',
    password: PASSWORD,
  });
  expect(guess.error?.code).toBe('invalid_credentials');
  const link = await stranger.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(link.error?.code).toBe('otp_expired');
  expect(await database.query('select email from auth.users')).toEqual([
    { email: 'ana@gmail.com' },
  ]);
});

test('a person without a password chooses one by a mailed link, and keeps the account and both ways in', async () => {
  const { browser, standIn, client, lastLink, database, clock } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { user } = (await browser().signIn(DATA)).body;
  const [before] = await database.query('select email_confirmed_at from auth.users');
  clock.advance(120_000);
  const supabase = client();
  await supabase.auth.resetPasswordForEmail('ana@gmail.com');
  const { tokenHash } = await lastLink();
  await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  const set = await supabase.auth.updateUser({ password: PASSWORD });
  expect(set.error).toBeNull();
  const byPassword = await client().auth.signInWithPassword({
    email: 'ana@gmail.com',
    password: PASSWORD,
  });
  expect(byPassword.data.user).toMatchObject({
    id: user.id,
    app_metadata: { provider: 'google', providers: ['google', 'email'] },
  });
  expect((await browser().signIn()).body.user.id).toBe(user.id);
  expect(await database.query('select email_confirmed_at from auth.users')).toEqual([before]);
});

test('a locked account is locked by a provider as well', async () => {
  const { browser, standIn, signUpAndConfirm, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { userId } = await signUpAndConfirm('ana@gmail.com');
  await database.query(`update auth.users set banned_until = now() + interval '1 day'`);
  expect((await browser().signIn()).body.error_code).toBe('user_banned');
  expect(await database.query(`select 1 from auth.identities where provider = 'google'`)).toEqual(
    [],
  );
  await database.query('update auth.users set banned_until = null where id = $1', [userId]);
  expect((await browser().signIn()).status).toBe(200);
});

test('a second factor is asked for after a provider, too', async () => {
  const { browser, standIn, signUpAndConfirm, database, send } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { userId } = await signUpAndConfirm('ana@gmail.com');
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now())`,
    [userId],
  );
  const { body } = await browser().signIn();
  expect(claimsOf(body.access_token)).toMatchObject({ aal: 'aal1' });
  expect(body.user.factors).toHaveLength(1);
  const change = await send('/user', {
    method: 'PUT',
    token: body.access_token,
    body: { data: { full_name: 'x' } },
  });
  expect(change.status).toBe(401);
});

test('A25: once the account has another address, Google opens it no more for the mailbox before', async () => {
  const { browser, standIn, client, mailbox, clock, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { access_token, refresh_token, user } = (await browser().signIn(DATA)).body;
  const { auth } = client();
  await auth.setSession({ access_token, refresh_token });
  clock.advance(61_000);
  await auth.updateUser({ email: 'ana@nuevo.example' });
  for (const to of ['ana@gmail.com', 'ana@nuevo.example']) {
    const links = (await mailbox())
      .filter((mail) => mail.to === to)
      .map(({ text }) => readLink(text));
    const token_hash = links.find((each) => each.tokenHash)?.tokenHash ?? '';
    expect((await auth.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
  }
  expect(await database.query('select email, raw_app_meta_data from auth.users')).toEqual([
    { email: 'ana@nuevo.example', raw_app_meta_data: { provider: 'google', providers: [] } },
  ]);
  expect((await browser().signIn()).body.error_code).toBe('consent_required');
  // The owner of the new mailbox gets in by Google like any other.
  Object.assign(standIn.person, { sub: '2', email: 'ana@nuevo.example', hd: 'nuevo.example' });
  expect((await browser().signIn()).body.user.id).toBe(user.id);
});

test('a person with another address and no password is told so, and chooses one by a mailed link', async () => {
  const { browser, standIn, database, send, lastLink, mailbox, clock } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { user } = (await browser().signIn(DATA)).body;
  // As a change of address leaves it.
  await database.query(`delete from auth.identities`);
  await database.query(
    `update auth.users set raw_app_meta_data = '{"provider": "google", "providers": []}'`,
  );
  clock.advance(61_000);
  await send('/recover', { body: { email: user.email } });
  const { tokenHash } = await lastLink();
  const body = { type: 'recovery', token_hash: tokenHash };
  const { access_token } = await (await send('/verify', { body })).json();
  (await mailbox()).splice(0);
  const password = 'una ballena en el tejado';
  await send('/user', { method: 'PUT', token: access_token, body: { password } });
  expect(await database.query('select raw_app_meta_data from auth.users')).toEqual([
    { raw_app_meta_data: { provider: 'google', providers: ['email'] } },
  ]);
  expect((await mailbox()).map(({ to }) => to)).toEqual([user.email]);
  const again = await send('/token?grant_type=password', { body: { email: user.email, password } });
  expect(again.status).toBe(200);
});

test('erasing a person takes what a provider said of them along', async () => {
  const { browser, standIn, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const { user } = (await browser().signIn(DATA)).body;
  await database.query('select private.erase_person($1::uuid, now())', [user.id]);
  expect(await database.query('select 1 from auth.identities')).toEqual([]);
  expect((await browser().signIn()).body.error_code).toBe('consent_required');
});

function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
