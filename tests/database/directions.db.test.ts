import { expect, test } from 'vitest';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const say = `insert into public.directions (family) values ('health')`;

test('a person says what they study, changes it and takes it back; no other person sees it (D04)', async () => {
  const [ana, eve, boss] = [
    await createPerson(database),
    await createPerson(database),
    await createPerson(database, { admin: true }),
  ];
  const as = asPerson(database, ana.claims);
  await as.query(say);
  await as.query(`update public.directions set family = 'undecided'`);
  const read = 'select occasion, family from public.directions where user_id = $1';
  expect(await as.query(read, [ana.id])).toEqual([{ occasion: 'result', family: 'undecided' }]);
  for (const other of [eve, boss]) {
    const reader = asPerson(database, other.claims);
    expect(await reader.query(read, [ana.id])).toEqual([]);
    expect(
      await reader.query('delete from public.directions where user_id = $1 returning family', [
        ana.id,
      ]),
    ).toEqual([]);
  }
  await expect(
    asPerson(database, anonymous).query('select 1 from public.directions'),
  ).rejects.toMatchObject({ code: '42501' });
  await as.query('delete from public.directions');
  expect(await as.query(read, [ana.id])).toEqual([]);
});

test('no person claims to have been asked by mail, or words of their own', async () => {
  const as = asPerson(database, (await createPerson(database)).claims);
  await expect(
    as.query(`insert into public.directions (occasion, family) values ('month-12', 'health')`),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(
    as.query(`insert into public.directions (family) values ('My own Words')`),
  ).rejects.toMatchObject({ code: '23514' });
});

test('frozen data stays as it is', async () => {
  const as = asPerson(database, (await createPerson(database)).claims);
  await as.query(say);
  await as.query(`select public.limit_processing('restriction', true)`);
  await expect(as.query(`update public.directions set family = 'law'`)).rejects.toMatchObject({
    code: 'PT423',
  });
});
