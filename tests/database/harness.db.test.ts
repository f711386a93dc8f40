import { expect, test } from 'vitest';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startDatabase } from './start-database.ts';

test('a fresh database has the migrations and no people in it', async () => {
  const database = await startDatabase();
  expect(await database.query('select id from auth.users')).toEqual([]);
  await createPerson(database);
  const second = await startDatabase();
  expect(await second.query('select id from auth.users')).toEqual([]);
});

test('a person is the one of the claims, a guest is none', async () => {
  const database = await startDatabase();
  const ana = await createPerson(database);
  const who = 'select auth.uid() as id, current_user::text as role';
  expect(await asPerson(database, ana.claims).query(who)).toEqual([
    { id: ana.id, role: 'authenticated' },
  ]);
  expect(await asPerson(database, anonymous).query(who)).toEqual([{ id: null, role: 'anon' }]);
});
