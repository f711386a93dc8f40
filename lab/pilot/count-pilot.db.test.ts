import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { decide } from '#tests/database/consent-words.ts';
import { asPerson, createPerson } from '#tests/database/people.ts';
import { signedIn } from '#tests/database/signed-in.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { countPilot } from './count-pilot.ts';

const database: Database = await startEmptiedDatabase();

/** A person with full interest tests handed in so many days ago, in a language each. */
async function addPerson(
  { country, age, agrees = true }: { country: string; age: string; agrees?: boolean },
  tests: readonly { daysAgo: number; locale?: 'es' | 'en' }[],
): Promise<void> {
  const person = await createPerson(database);
  await database.query('update public.profiles set country = $2, age_band = $3 where id = $1', [
    person.id,
    country,
    age,
  ]);
  if (agrees) await decide(asPerson(database, await signedIn(database, person)), 'research');
  for (const { daysAgo, locale = 'es' } of tests) {
    await database.query(
      `insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, created_at, updated_at, submitted_at)
       select gen_random_uuid(), $1, 'riasec', 1, 'full', $2, 'submitted', '{}', at, at, at
       from (select now() - make_interval(days => $3)) as each (at)`,
      [person.id, locale, daysAgo],
    );
  }
}

test('counts people who agreed to research once, by country and age, and who came again or in both languages', async () => {
  await addPerson({ country: 'MX', age: '14-15' }, [{ daysAgo: 40 }, { daysAgo: 10 }]);
  await addPerson({ country: 'MX', age: '14-15' }, [{ daysAgo: 12 }, { daysAgo: 10 }]);
  await addPerson({ country: 'ES', age: '16-17' }, [
    { daysAgo: 3, locale: 'es' },
    { daysAgo: 2, locale: 'en' },
  ]);
  await addPerson({ country: 'ES', age: '16-17', agrees: false }, [{ daysAgo: 3 }]);

  expect(await countPilot(database, 1)).toEqual({
    cells: [
      { country: 'ES', age: '16-17', n: 1 },
      { country: 'MX', age: '14-15', n: 2 },
    ],
    whole: 3,
    secondTests: 1,
    bilingual: 1,
  });
  expect(await countPilot(database, 2)).toMatchObject({ cells: [], whole: 0 });
});
