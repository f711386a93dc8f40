import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { enrolled } from '#tests/auth/second-factor.ts';
import type { Queries } from '#server/database/database.ts';
import { answer, attemptHeader, saveAnswers } from './attempts-for-tests.ts';
import { asPerson, createPerson } from './people.ts';
import { signedIn } from './signed-in.ts';

const rig = await startAuth();
const { database } = rig;

/** Every row of every table that is ours to look into, as text. */
async function dumpOf(queries: Queries): Promise<string> {
  const tables = await queries.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
     and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await queries.query<{ line: string }>(`select t::text as line from ${name} t`);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines.join('\n');
}

const erase = 'select public.delete_my_account()';

test('nothing is erased without the password a moment ago', async () => {
  const ana = await createPerson(database);
  for (const claims of [
    ana.claims,
    await signedIn(database, ana, { minutesAgo: 11 }),
    await signedIn(database, ana, { method: 'recovery' }),
  ]) {
    await expect(asPerson(database, claims).query(erase)).rejects.toMatchObject({ code: '42501' });
  }
  const ben = await createPerson(database);
  const bensSession = (await signedIn(database, ben))['session_id'];
  await expect(
    asPerson(database, { ...ana.claims, session_id: bensSession }).query(erase),
  ).rejects.toMatchObject({ code: '42501' });
});

test('after an erasure the person is nowhere but as a hash in the ledger (P05)', async () => {
  const email = 'maria.unica@example.test';
  const { supabase, session, userId } = await rig.signUpAndConfirm(email);
  await supabase.auth.updateUser({ data: { full_name: 'María Única Ñandú' } });
  await supabase.auth.updateUser({ email: 'maria.nueva@example.test' });
  await rig.mailbox();
  const fresh = rig.client();
  await fresh.auth.signInWithPassword({ email, password: PASSWORD });
  await enrolled(fresh, { friendlyName: 'Teléfono de María', prove: rig.clock });
  const { data } = await fresh.auth.getSession();
  const claims = await rig.identify(rig.config.anonKey, data.session?.access_token);
  if (!('role' in claims)) throw new Error('not signed in');
  const as = asPerson(database, claims);
  await as.query('select public.make_recovery_codes()');
  await saveAnswers(as, attemptHeader(), { r01: answer(3) });
  await as.query(
    `insert into public.requests (kind, text) values ('access', 'soy María Única Ñandú')`,
  );
  await database.query(
    `insert into private.audit (actor, person, action, why) values ($1, $1, 'look', 'María Única Ñandú wrote')`,
    [userId],
  );
  const looking = await dumpOf(database);
  for (const trace of [
    email,
    'maria.nueva@example.test',
    'María Única',
    'Teléfono de María',
    userId,
  ])
    expect(looking).toContain(trace);

  await as.query(erase);
  await rig.mail.flush();
  const mails = await rig.mailbox();
  expect(mails.at(-1)).toMatchObject({
    to: email,
    subject: 'Borramos tu cuenta de Faro Vocacional',
  });
  expect(mails.at(-1)?.text).toContain('https://faro.example/');

  const left = await dumpOf(database);
  for (const trace of [
    email,
    'maria.nueva',
    'María Única',
    'Teléfono de María',
    userId,
    session.user.id.replaceAll('-', ''),
  ])
    expect(left).not.toContain(trace);
  expect(
    await database.query(
      'select count(*)::int as n from private.erasures where hash = private.erasure_hash($1)',
      [userId],
    ),
  ).toEqual([{ n: 1 }]);
  expect(await database.query(`select action from private.audit`)).toContainEqual({
    action: 'look',
  });

  // Old tokens are dead, and the address is free again.
  expect(await rig.identify(rig.config.anonKey, data.session?.access_token)).toMatchObject({
    refused: 401,
  });
  expect(
    (await fresh.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })).error
      ?.code,
  ).toBe('refresh_token_not_found');
  rig.clock.advance(120_000);
  const again = await rig.signUpAndConfirm(email);
  expect(again.userId).not.toBe(userId);
});

test('the last admin is told to make another one first; with another one they may go', async () => {
  await database.query('update public.profiles set is_admin = false');
  const first = await createPerson(database, { admin: true });
  const as = asPerson(database, await signedIn(database, first));
  await expect(as.query(erase)).rejects.toMatchObject({ code: 'PT409' });
  await createPerson(database, { admin: true });
  await as.query(erase);
  expect(await database.query('select from auth.users where id = $1', [first.id])).toEqual([]);
});
