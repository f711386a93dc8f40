import { expect, test } from 'vitest';
import { createPerson } from '#tests/database/people.ts';
import { signedInWithFactor } from '#tests/database/signed-in.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { hasSecondFactor } from './grant-admin.ts';
import { resetFactor } from './reset-factor.ts';

test('a lost factor is taken away with every session, written down and mailed about', async () => {
  const database = await startEmptiedDatabase();
  const ana = await createPerson(database, { email: 'ana@example.test' });
  expect(await resetFactor(database, 'nobody@example.test')).toBe('unknown');
  expect(await resetFactor(database, 'ana@example.test')).toBe('none');
  await signedInWithFactor(database, ana);
  expect(await hasSecondFactor(database, 'Ana@example.test')).toBe(true);
  expect(await resetFactor(database, ' Ana@Example.test')).toBe('reset');
  expect(await hasSecondFactor(database, 'ana@example.test')).toBe(false);
  expect(await database.query('select id from auth.sessions')).toEqual([]);
  expect(await database.query('select actor, person, action, why from private.audit')).toEqual([
    { actor: null, person: ana.id, action: 'reset-factor', why: 'command line' },
  ]);
  expect(await database.query('select to_address, template from private.mail_outbox')).toEqual([
    { to_address: 'ana@example.test', template: 'factor-removed' },
  ]);
});
