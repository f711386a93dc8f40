import { generatedAttempts, straightAtTheEnd } from '#tests/research/generated-attempts.ts';
import type { Database } from '#server/database/database.ts';

const PART = 5_000;

/**
 * So many people who agree to research, each with a finished interest test of their own. Every tenth shows a sign of
 * careless answering, more than one would expect, so that their times have to be read. Without the triggers: their work,
 * the row in the list of people, is done here at once.
 */
export async function fillAttempts(database: Database, people: number): Promise<void> {
  const started = performance.now();
  for (let made = 0; made < people; made += PART) {
    const attempts = generatedAttempts(PART, 20_261_121 + made).map((attempt, index) => ({
      ...attempt,
      answers: index % 10 > 0 ? attempt.answers : straightAtTheEnd(attempt.answers),
    }));
    await database.transaction(async (tx) => {
      await tx.query(`set local session_replication_role = 'replica'`);
      await tx.query(
        `with given as (
           select gen_random_uuid() as id, ordinality + $2::integer as n, attempt
           from jsonb_array_elements($1::text::jsonb) with ordinality as one (attempt)
         ), account as (
           insert into auth.users (id, email, email_confirmed_at) select id, 'person' || n || '@example.test', now() from given
         ), profile as (
           insert into public.profiles (id, country, age_band) select id, attempt ->> 'country', attempt ->> 'ageBand' from given
         ), listed as (
           insert into private.people (id, research, confirmed_at) select id, true, now() from given
         )
         insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, item_times, answered, created_at, submitted_at)
         select gen_random_uuid(), id, 'riasec', 1, 'full', 'es', 'submitted', attempt -> 'answers', attempt -> 'itemTimes', 60,
           (attempt ->> 'submittedAt')::timestamptz, (attempt ->> 'submittedAt')::timestamptz from given`,
        [JSON.stringify(attempts), made],
      );
    });
  }
  await database.script('vacuum analyze');
  console.log(`${people} people in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
