import { expect, test } from 'vitest';
import { changeAdmin, listAdmins } from './grant-admin.ts';
import { createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';

test('by address a person becomes an admin and stops being one, but the last one stays', async () => {
  const database = await startEmptiedDatabase();
  const ana = await createPerson(database, { email: 'ana@example.test' });
  await createPerson(database, { email: 'ben@example.test' });
  expect(await changeAdmin(database, ' Ana@Example.test', true)).toBe('granted');
  expect(await changeAdmin(database, 'ana@example.test', true)).toBe('unchanged');
  expect(await changeAdmin(database, 'nobody@example.test', true)).toBe('unknown');
  expect(await changeAdmin(database, 'ana@example.test', false)).toBe('last');
  expect(await changeAdmin(database, 'ben@example.test', true)).toBe('granted');
  expect(await listAdmins(database)).toEqual(['ana@example.test', 'ben@example.test']);
  expect(await changeAdmin(database, 'ana@example.test', false)).toBe('revoked');
  expect(await listAdmins(database)).toEqual(['ben@example.test']);
  const [last] = await database.query(
    'select actor, person, action, why from private.audit order by id desc limit 1',
  );
  expect(last).toEqual({
    actor: null,
    person: ana.id,
    action: 'revoke-admin',
    why: 'command line',
  });
});
