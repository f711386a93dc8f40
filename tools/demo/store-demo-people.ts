import type { Queries } from '#server/database/database.ts';
import type { DemoPerson } from './demo-people.ts';

/** The words of a consent that was never given: it says so itself. */
const consent = { version: 'demo', hash: '0'.repeat(64) };

/** Writes generated people into the tables that real ones are in, marked as generated. */
export async function storeDemoPeople(tx: Queries, people: readonly DemoPerson[]): Promise<void> {
  const rows = JSON.stringify(people.map((person) => ({ ...person, id: crypto.randomUUID() })));
  await tx.query(
    `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at)
     select '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email,
       case when confirmed then now() - "daysAgo" * interval '1 day' end,
       jsonb_build_object('full_name', name, 'locale', locale, 'source', 'demo'),
       now() - "daysAgo" * interval '1 day'
     from jsonb_to_recordset($1::text::jsonb)
       as person (id uuid, email text, name text, locale text, confirmed boolean, "daysAgo" integer)`,
    [rows],
  );
  await tx.query(
    `update public.profiles set is_synthetic = true, country = person.country, age_band = person."ageBand",
       created_at = now() - "daysAgo" * interval '1 day'
     from jsonb_to_recordset($1::text::jsonb) as person (id uuid, country text, "ageBand" text, "daysAgo" integer)
     where profiles.id = person.id`,
    [rows],
  );
  await tx.query(
    `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel, at)
     select person.id, wanted.purpose, true, $2::text, $3::text, person.locale, wanted.channel, now() - "daysAgo" * interval '1 day'
     from jsonb_to_recordset($1::text::jsonb)
       as person (id uuid, locale text, marketing boolean, research boolean, "daysAgo" integer)
     cross join lateral (values ('account', true, 'sign-up'), ('marketing', person.marketing, 'profile'),
       ('research', person.research, 'profile')) as wanted (purpose, agreed, channel)
     where wanted.agreed`,
    [rows, consent.version, consent.hash],
  );
  await tx.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, item_times,
       created_at, updated_at, submitted_at)
     select gen_random_uuid(), person.id, attempt ->> 'instrument', (attempt ->> 'version')::integer, 'full', person.locale,
       case when (attempt ->> 'finished')::boolean then 'submitted' else 'draft' end,
       attempt -> 'answers', attempt -> 'times', started.at, started.at,
       case when (attempt ->> 'finished')::boolean then started.at + interval '9 minutes' end
     from jsonb_to_recordset($1::text::jsonb)
       as person (id uuid, locale text, attempts jsonb, "daysAgo" integer)
     cross join lateral (select now() - "daysAgo" * interval '1 day' - interval '10 minutes' as at) as started
     cross join lateral jsonb_array_elements(person.attempts) as one (attempt)`,
    [rows],
  );
}
