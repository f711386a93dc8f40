import { expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import {
  answer,
  attemptHeader,
  callJson,
  saveAnswers,
} from '#tests/database/attempts-for-tests.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';
import { startHostedDatabase } from '#tests/database/hosted-database.ts';

test('the migrations need no superuser, and what they made works', async () => {
  const { owner, migrator } = await startHostedDatabase();
  const [who] = await migrator.query(
    'select current_user::text as name, rolsuper from pg_roles where rolname = current_user',
  );
  expect(who).toEqual({ name: 'migrator', rolsuper: false });
  await migrate(migrator, { log: () => {} });
  // What runs each day there runs as this role, too.
  expect(await migrator.query(`select private.run_retention('pg_cron') as said`)).toEqual([
    { said: 'done' },
  ]);
  const ana = await createPerson(owner, { metadata: { full_name: 'Ana' } });
  const as = asPerson(owner, ana.claims);
  expect(await as.query('select full_name from public.profiles')).toEqual([{ full_name: 'Ana' }]);
  expect(await saveAnswers(as, attemptHeader(), { r1: answer(2) })).toMatchObject({
    answers: { r1: 2 },
  });

  // The second factor is asked for, and taken away for a recovery code, without a superuser as well.
  const above = asPerson(owner, await signedInWithFactor(owner, ana));
  const below = asPerson(owner, await signedIn(owner, ana));
  const { codes } = await callJson<{ codes: string[] }>(above, 'make_recovery_codes()', []);
  expect(await below.query('select id from public.profiles')).toEqual([]);
  await expect(below.query(`update public.profiles set full_name = 'Eva'`)).rejects.toMatchObject({
    code: 'PT403',
  });
  expect(await callJson(below, 'use_recovery_code($1)', [codes[0]])).toMatchObject({
    outcome: 'removed',
  });
  expect(await below.query('select id from public.profiles')).toEqual([{ id: ana.id }]);
  await Promise.all([owner.close(), migrator.close()]);
});
