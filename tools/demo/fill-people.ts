import type { Database } from '#server/database/database.ts';

/** Ten months of people, two attempts for most, mails; without the triggers, whose work is done at once at the end. */
export async function fillPeople(db: Database, people: number): Promise<void> {
  const started = performance.now();
  await db.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query(
      `insert into auth.users (id, email, email_confirmed_at, created_at)
       select gen_random_uuid(), 'person' || n || '@example.test', case when n % 7 > 0 then at end, at
       from generate_series(1, ${people}) as n, lateral (select now() - n % 300 * interval '1 day' as at) as moment`,
    );
    await tx.query(
      `insert into public.profiles (id, full_name, locale, created_at)
       select id, (array['María', 'Luis', 'Ana', 'Zulema', 'Juan', 'Sofía', 'Diego', 'Lucía'])[1 + n % 8] || ' '
         || (array['García', 'Peña', 'Torres', 'Vargas', 'Luna', 'Cruz', 'Salas', 'Ochoa', 'Quispe'])[1 + n / 8 % 9],
         case when n % 6 = 0 then 'en' else 'es' end, created_at
       from (select id, created_at, substring(email from '[0-9]+')::integer as n from auth.users) as account`,
    );
    await tx.query(
      `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
       select id, 'marketing', true, '1', repeat('a', 64), 'es', 'sign-up' from public.profiles where random() < 0.4`,
    );
    await tx.query(
      `insert into public.attempts (id, user_id, instrument, version, form, locale, state, answers, answered, created_at, submitted_at)
       select gen_random_uuid(), id, instrument, 1, 'full', 'es', case when chance < 0.75 then 'submitted' else 'draft' end,
         '{}', case when chance < 0.75 then 60 else (chance * 997)::integer % 60 end, created_at,
         case when chance < 0.75 then created_at end
       from public.profiles, (values ('riasec'), ('values')) as test (instrument), lateral (select (hashtext(id::text || instrument) & 1023) / 1024.0 as chance) as one`,
    );
    await tx.query(
      `insert into private.mail_outbox (to_address, template, locale, sent_at, created_at)
       select email, 'confirm', 'es', created_at, created_at from auth.users`,
    );
  });
  await db.query('select private.list_person(id) from public.profiles');
  await db.query('select private.count_everything()');
  await db.script('vacuum analyze');
  console.log(`${people} people in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
