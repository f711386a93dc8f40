import { expect, test } from 'vitest';
import { PASSWORD, readLink, startAuth } from '#tests/auth/auth-rig.ts';

const NEXT = 'tres faros junto al mar';

test('A17: a password change needs the current one, ends the other sessions and is told by mail', async () => {
  const { client, database, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('ana@example.test');
  await client().auth.signInWithPassword({ email: 'ana@example.test', password: PASSWORD });
  const change = async (password: string, current_password?: string) =>
    (
      await supabase.auth.updateUser({
        password,
        ...(current_password ? { current_password } : {}),
      })
    ).error;
  expect(await change(NEXT)).toMatchObject({ code: 'current_password_required', status: 400 });
  expect(await change(NEXT, 'not the one')).toMatchObject({ code: 'current_password_invalid' });
  expect(await change(PASSWORD, PASSWORD)).toMatchObject({ code: 'same_password', status: 422 });
  expect(await change('corta', PASSWORD)).toMatchObject({
    code: 'weak_password',
    reasons: ['length'],
  });
  expect(await change('qwerty123', PASSWORD)).toMatchObject({
    code: 'weak_password',
    reasons: ['pwned'],
  });
  expect(await change('x'.repeat(73), PASSWORD)).toMatchObject({ code: 'validation_failed' });
  expect(await database.query('select id from auth.sessions')).toHaveLength(2);
  expect(await mailbox()).toEqual([]);

  expect(await change(NEXT, PASSWORD)).toBeNull();
  expect(await database.query('select id from auth.sessions')).toHaveLength(1);
  expect((await supabase.auth.getUser()).error).toBeNull();
  expect((await mailbox()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ana@example.test', 'Tu contraseña de Faro Vocacional cambió'],
  ]);
  const signIn = async (password: string) =>
    (await client().auth.signInWithPassword({ email: 'ana@example.test', password })).error?.code;
  expect(await signIn(PASSWORD)).toBe('invalid_credentials');
  expect(await signIn(NEXT)).toBeUndefined();
});

test('A17: a recovery session sets a password once without the old one, and within the hour', async () => {
  const { client, clock, lastLink, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('b@example.test');
  const recover = async () => {
    const supabase = client();
    await supabase.auth.resetPasswordForEmail('b@example.test');
    const { tokenHash } = await lastLink();
    await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    return supabase;
  };
  const first = await recover();
  expect((await first.auth.updateUser({ password: NEXT })).error).toBeNull();
  const second = await first.auth.updateUser({ password: `${NEXT} dos` });
  expect(second.error?.code).toBe('current_password_required');

  clock.advance(120_000);
  const late = await recover();
  // Refreshing keeps the session alive, not its privilege.
  for (let quarter = 0; quarter < 4; quarter += 1) {
    clock.advance(14 * 60_000);
    await late.auth.refreshSession();
  }
  clock.advance(5 * 60_000);
  expect((await late.auth.updateUser({ password: `${NEXT} tres` })).error?.code).toBe(
    'current_password_required',
  );
});

test('A23: the access token of a recovery sets the password by itself, once; any other needs the old one', async () => {
  const { client, lastLink, send, signUpAndConfirm } = await startAuth();
  const { session } = await signUpAndConfirm('bearer@example.test');
  await client().auth.resetPasswordForEmail('bearer@example.test');
  const { tokenHash } = await lastLink();
  const opened = await send('/verify', { body: { type: 'recovery', token_hash: tokenHash } });
  const { access_token: token } = await opened.json();
  const put = async (bearer: string, password: string) => {
    const answer = await send('/user', { method: 'PUT', token: bearer, body: { password } });
    const { error_code, email } = await answer.json();
    return [answer.status, error_code ?? email];
  };
  expect(await put(session.access_token, NEXT)).toEqual([400, 'current_password_required']);
  const owner = await send('/user', { method: 'GET', token });
  expect((await owner.json()).email).toBe('bearer@example.test');
  expect(await put(token, NEXT)).toEqual([200, 'bearer@example.test']);
  expect(await put(token, `${NEXT} dos`)).toEqual([400, 'current_password_required']);
  expect((await put(`${token}x`, NEXT))[0]).toBe(403);
});

test('A17: a password change makes outstanding recovery links worthless', async () => {
  const { client, lastLink, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('c@example.test');
  await supabase.auth.resetPasswordForEmail('c@example.test');
  const { tokenHash } = await lastLink();
  await supabase.auth.updateUser({ password: NEXT, current_password: PASSWORD });
  const used = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(used.error?.code).toBe('otp_expired');
});

test('A21: an update of the user changes name and language, and no authority', async () => {
  const { send, database, signUpAndConfirm } = await startAuth();
  const { session } = await signUpAndConfirm('d@example.test');
  const body = {
    role: 'service_role',
    aud: 'x',
    is_super_admin: true,
    app_metadata: { role: 'admin' },
    id: crypto.randomUUID(),
    data: { full_name: 'Ana María', locale: 'en', is_admin: true, source: 'other', role: 'admin' },
  };
  const response = await send('/user', { method: 'PUT', token: session.access_token, body });
  expect(response.status).toBe(200);
  const [user] = await database.query(
    'select role, aud, is_super_admin, raw_app_meta_data, raw_user_meta_data from auth.users',
  );
  expect(user).toEqual({
    role: 'authenticated',
    aud: 'authenticated',
    is_super_admin: null,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { full_name: 'Ana María', locale: 'en' },
  });
});

test('P06: a new address needs a yes from both mailboxes, in either order', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { client, clock, mailbox, signUpAndConfirm } = await startAuth();
    const { userId } = await signUpAndConfirm('old@example.test');
    const supabase = client();
    await supabase.auth.signInWithPassword({ email: 'old@example.test', password: PASSWORD });
    const asked = await supabase.auth.updateUser({ email: 'New@example.test' });
    expect(asked.data.user).toMatchObject({
      email: 'old@example.test',
      new_email: 'new@example.test',
    });
    const mails = await mailbox();
    expect(mails.map(({ to }) => to)).toEqual(['old@example.test', 'new@example.test']);
    const tokens = mails.map(({ text }) => readLink(text).tokenHash);
    const confirm = (index = 0) =>
      supabase.auth.verifyOtp({ token_hash: tokens[index] ?? '', type: 'email_change' });
    const first = await confirm(order[0]);
    expect([first.error, first.data.session]).toEqual([null, null]);
    expect((await confirm(order[0])).error?.code).toBe('otp_expired');
    expect((await supabase.auth.getUser()).data.user?.email).toBe('old@example.test');
    const second = await confirm(order[1]);
    expect(second.data.user).toMatchObject({ id: userId, email: 'new@example.test' });
    clock.advance(120_000);
    const signIn = (email: string) =>
      client().auth.signInWithPassword({ email, password: PASSWORD });
    expect((await signIn('old@example.test')).error?.code).toBe('invalid_credentials');
    expect((await signIn('new@example.test')).error).toBeNull();
  }
});

test('a change to a taken address looks the same to the asker, and its owner is told', async () => {
  const { mailbox, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('owner@example.test');
  const { supabase } = await signUpAndConfirm('asker@example.test');
  const { data, error } = await supabase.auth.updateUser({ email: 'owner@example.test' });
  expect([error, data.user?.new_email]).toEqual([null, 'owner@example.test']);
  const mails = await mailbox();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['asker@example.test', 'Confirma el cambio de correo en Faro Vocacional'],
    ['owner@example.test', 'Ya tienes una cuenta en Faro Vocacional'],
  ]);
  const token_hash = readLink(mails[0]?.text ?? '').tokenHash;
  await supabase.auth.verifyOtp({ token_hash, type: 'email_change' });
  expect((await supabase.auth.getUser()).data.user?.email).toBe('asker@example.test');
});

test('P06: a change of name is the profile’s and the next mail’s as well', async () => {
  const { database, mailbox, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('name@example.test');
  await supabase.auth.updateUser({ data: { full_name: 'María José' } });
  expect(await database.query('select full_name from public.profiles')).toEqual([
    { full_name: 'María José' },
  ]);
  await supabase.auth.updateUser({ password: NEXT, current_password: PASSWORD });
  expect((await mailbox()).at(-1)?.text).toContain('María José');
});

test('a session keeps what the browser calls itself, as one line of plain text', async () => {
  const { send, database, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('agent@example.test');
  await database.query('delete from auth.sessions');
  const body = { email: 'agent@example.test', password: PASSWORD };
  await send('/token?grant_type=password', {
    body,
    userAgent: `Faro\u00A0Browser/1 ${'x'.repeat(900)}`,
  });
  const [session] = await database.query<{ user_agent: string }>(
    'select user_agent from auth.sessions',
  );
  expect(session?.user_agent).toBe(`Faro Browser/1 ${'x'.repeat(285)}`);
});
