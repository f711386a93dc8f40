import { expect, test } from 'vitest';
import { asPerson, createPerson } from './people.ts';
import { giveFactor, signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const forget = 'select public.forget_typed_password()';

async function typed(email: string) {
  const person = await createPerson(database, { email, metadata: { browser: 'x', locale: 'es' } });
  await database.query(`update auth.users set encrypted_password = 'typed' where id = $1`, [
    person.id,
  ]);
  return person;
}
const accountOf = async ({ id }: { id: string }) =>
  (
    await database.query(
      `select encrypted_password as password, raw_user_meta_data as metadata,
         (select count(*)::integer from auth.sessions where user_id = users.id) as sessions
       from auth.users where id = $1`,
      [id],
    )
  )[0];

test('A24: the link that has just confirmed takes the typed password away, and the sessions of it', async () => {
  const ana = await typed('ana@example.test');
  const ben = await typed('ben@example.test');
  await signedIn(database, ana);
  await asPerson(database, await signedIn(database, ana, { method: 'otp' })).query(forget);
  expect(await accountOf(ana)).toEqual({ password: '', metadata: { locale: 'es' }, sessions: 1 });
  expect(await accountOf(ben)).toMatchObject({ password: 'typed', metadata: { browser: 'x' } });
});

test('a session alone takes no password away: not one of a password, of another link, of later, or of no person', async () => {
  const eva = await typed('eva@example.test');
  const refused = { code: '42501' };
  const byPassword = await signedIn(database, eva);
  await expect(asPerson(database, byPassword).query(forget)).rejects.toMatchObject(refused);
  const link = await signedIn(database, eva, { method: 'otp' });
  const other = await signedIn(database, await typed('other@example.test'), { method: 'otp' });
  const foreign = { ...link, session_id: other['session_id'] };
  await expect(asPerson(database, foreign).query(forget)).rejects.toMatchObject(refused);
  await database.query(
    `update auth.users set email_confirmed_at = now() - interval '11 minutes' where id = $1`,
    [eva.id],
  );
  await expect(asPerson(database, link).query(forget)).rejects.toMatchObject(refused);
  await giveFactor(database, eva);
  await expect(asPerson(database, link).query(forget)).rejects.toMatchObject({ code: 'PT403' });
  expect(await accountOf(eva)).toMatchObject({ password: 'typed' });
});
