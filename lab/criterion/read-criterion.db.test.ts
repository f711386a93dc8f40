import { expect, test } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { decide } from '#tests/database/consent-words.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { readCriterion } from './read-criterion.ts';

const database = await startEmptiedDatabase();

/** A person who likes what these letters ask, in a test so many days ago; in an order that is no pattern. */
async function addPerson(tests: readonly { likes: string; daysAgo: number }[], agrees = true) {
  const person = await createPerson(database);
  const as = asPerson(database, person.claims);
  if (agrees) await decide(as, 'research');
  for (const { likes, daysAgo } of tests) {
    const answers = Object.fromEntries(
      interestsV1.items.map(({ id, scale }, index) => [
        id,
        likes.includes(scale) ? 3 + ((index * 7) % 5 > 1 ? 1 : 0) : (index * index + index) % 3,
      ]),
    );
    const times = Object.fromEntries(
      interestsV1.items.map(({ id }, index) => [id, { at: 1_000 + index, ms: 4_000 }]),
    );
    await database.query(
      `insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, item_times, created_at, updated_at, submitted_at)
       select gen_random_uuid(), $1, 'riasec', 1, 'full', 'es', 'submitted', $2::text::jsonb, $3::text::jsonb, at, at, at
       from (select now() - make_interval(days => $4)) as each (at)`,
      [person.id, JSON.stringify(answers), JSON.stringify(times), daysAgo],
    );
  }
  return { ...person, as };
}

test('an answer is read beside the newest test before it, of people who agreed to research alone', async () => {
  const ana = await addPerson([
    { likes: 'IS', daysAgo: 20 },
    { likes: 'EC', daysAgo: 2 },
  ]);
  await ana.as.query(`insert into public.directions (family) values ('health')`);
  // The trigger writes the clock of now.
  await database.script(
    `alter table public.directions disable trigger note_direction;
     update public.directions set at = now() - interval '10 days';
     alter table public.directions enable trigger note_direction;`,
  );
  const ben = await addPerson([{ likes: 'IS', daysAgo: 20 }]);
  await ben.as.query(
    `insert into public.reactions (career, reaction) values ('enfermeria', 'interested')`,
  );
  await addPerson([{ likes: 'RA', daysAgo: 5 }], false);

  const people = await readCriterion(database);
  expect(people).toHaveLength(2);
  const said = people.find(({ direction }) => direction === 'health');
  const silent = people.find(({ direction }) => direction === undefined);
  // The same answers: the test that came after the answer is not what it is judged by.
  expect(said?.firstThree).toEqual(silent?.firstThree);
  expect(said?.firstThree).toHaveLength(3);
  expect(silent?.liked).toEqual(['enfermeria']);
});
