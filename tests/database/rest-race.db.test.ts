import { expect, test } from 'vitest';
import { answer, attemptHeader } from './attempts-for-tests.ts';
import { anonymous, createPerson, type Person } from './people.ts';
import { startRest } from './rest-client.ts';
import { startDatabase } from './start-database.ts';

test('200 mixed requests at once: everybody sees only what is theirs, nothing is lost or doubled', async () => {
  const database = await startDatabase();
  const { call } = startRest(database);
  const people: Person[] = [];
  for (let i = 0; i < 10; i++) {
    people.push(await createPerson(database, { metadata: { full_name: `Person ${i}` } }));
  }
  const attempts = people.map(() => crypto.randomUUID());

  /** What one request showed, and what it should have shown. */
  const work = Array.from({ length: 200 }, async (_, n) => {
    const who = n % 10;
    const person = people[who];
    const round = Math.floor(n / 10);
    if (!person) throw new Error('nobody');
    if (round % 4 === 0) {
      const read = await call(anonymous, 'GET', '/rest/v1/attempts?select=id');
      return { seen: read.status, right: [401] };
    }
    if (round % 4 === 1) {
      const read = await call(person.claims, 'GET', '/rest/v1/profiles?select=id,full_name');
      return { seen: read.body, right: [[{ id: person.id, full_name: `Person ${who}` }]] };
    }
    if (round % 4 === 2) {
      const read = await call(person.claims, 'GET', '/rest/v1/attempts?select=user_id');
      return { seen: read.body, right: [[], [{ user_id: person.id }]] };
    }
    const patch = { [`r0${Math.floor(round / 4) + 1}`]: answer(who % 5, round) };
    const body = { attempt: attemptHeader(attempts[who]), patch };
    const saved = await call(person.claims, 'POST', '/rest/v1/rpc/save_answers', body);
    return { seen: saved, right: [expect.objectContaining({ status: 200 })] };
  });
  for (const { seen, right } of await Promise.all(work)) expect(right).toContainEqual(seen);

  const rows = await database.query<{ id: string; user_id: string; answers: object; rev: number }>(
    'select id, user_id, answers, rev from public.attempts',
  );
  const expected = people.map((person, who) => ({
    id: attempts[who],
    user_id: person.id,
    answers: { r01: who % 5, r02: who % 5, r03: who % 5, r04: who % 5, r05: who % 5 },
    rev: 5,
  }));
  expect(rows).toHaveLength(10);
  expect(rows).toEqual(expect.arrayContaining(expected));
});

test('our own transactions and the data API do not mix identities either', async () => {
  const database = await startDatabase();
  const { call } = startRest(database);
  const ana = await createPerson(database);
  await createPerson(database);
  const counts = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      if (n % 3 === 0) {
        const [row] = await database.query<{ n: number }>(
          'select count(*)::int as n from public.profiles',
        );
        return row?.n === 2;
      }
      if (n % 3 === 1) {
        return database.transaction(async (tx) => {
          const [role] = await tx.query<{ role: string }>('select current_user::text as role');
          const [row] = await tx.query<{ n: number }>(
            'select count(*)::int as n from public.profiles',
          );
          return row?.n === 2 && role?.role === 'postgres';
        });
      }
      const read = await call(ana.claims, 'GET', '/rest/v1/profiles?select=id');
      return Array.isArray(read.body) && read.body.length === 1;
    }),
  );
  expect(counts).toEqual(counts.map(() => true));
});
