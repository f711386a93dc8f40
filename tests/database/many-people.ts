import type { Database } from '#server/database/database.ts';
import { fillPeople } from '#tools/demo/fill-people.ts';

/**
 * So many people, with the rows of each table that grows with them and none of which has had its time: sessions in use,
 * devices, consents to be asked again, links, reactions, plans, directions, notices of mails.
 */
export async function fillWhole(database: Database, people: number): Promise<void> {
  await fillPeople(database, people);
  await database.transaction(async (tx) => {
    await tx.query(`set local session_replication_role = 'replica'`);
    for (const rows of ROWS) await tx.query(rows);
  });
  // What every account meets once, and the unconfirmed that are older than a week.
  await database.query(`delete from auth.users where email_confirmed_at is null`);
  await database.query(`update private.people set used_at = now()`);
  await database.query(
    `delete from private.mail_outbox where created_at < now() - interval '25 days'`,
  );
  await database.query('select private.draw_attempt_counts(), private.draw_people_counts()');
  await database.script('vacuum analyze');
}

const ROWS = [
  `insert into auth.sessions (user_id, aal, created_at, refreshed_at, user_agent)
   select id, 'aal1', now() - interval '3 days', now() at time zone 'UTC', 'A browser' from auth.users`,
  `insert into auth.refresh_tokens (token, user_id, session_id, created_at)
   select md5(id::text), user_id::text, id, created_at from auth.sessions`,
  `insert into private.known_devices (user_id, hash, first_seen, last_seen)
   select id, encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), now(), now() from auth.users`,
  `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel, at)
   select id, 'recontact', true, '1', repeat('a', 64), 'es', 'profile', now() - interval '5 months' from auth.users`,
  `insert into public.shares (user_id, what, token_hash, expires_at)
   select user_id, jsonb_build_array(min(id::text)), encode(sha256(convert_to(user_id::text, 'UTF8')), 'hex'),
     now() + interval '30 days' from public.attempts where state = 'submitted' group by user_id`,
  `insert into private.guest_links (token_hash, secret_hash, summary, text_version, text_hash, locale, user_id, guess_first, guess, guessed_at)
   select encode(sha256(convert_to('t' || id, 'UTF8')), 'hex'), encode(sha256(convert_to('s' || id, 'UTF8')), 'hex'), '{}', '1', '1',
     'es', id, true, 'RIASEC', now() from auth.users`,
  `insert into public.reactions (user_id, career, reaction) select id, 'enfermeria', 'interested' from auth.users`,
  `insert into public.plans (user_id, country, diploma, aim, start)
   select id, 'MX', 'national', 'public-degree', '2027-09' from auth.users`,
  `insert into public.directions (user_id, family) select id, 'health' from auth.users`,
  `insert into private.audit (actor, person, action) select id, id, 'list-person' from auth.users`,
  // Everybody sits in a class of thirty with a result, a note and an appointment, works at a centre of their own, and has a meeting.
  `insert into private.centres (id, name, country, kind) select id, 'IES', 'ES', 'school' from auth.users`,
  `insert into private.centre_staff (centre_id, user_id, role) select id, id, 'lead' from auth.users`,
  `insert into private.centre_agreements (centre_id, version, text_hash, country, legal_basis, notice_given, authorisations, minimum_age, made_by)
   select id, '1', repeat('a', 64), 'ES', 'consent', true, true, 14, id from auth.users`,
  `insert into private.class_groups (id, centre_id, name) select id, id, '4A' from auth.users`,
  `insert into private.group_staff (group_id, user_id) select id, id from auth.users`,
  `insert into private.class_sessions (id, group_id, code, tests, form, results, mode, cap, closes_at, joined, finished)
   select id, id, private.new_class_code(), array['riasec'], 'full', 'now', 'personal', 35, now() + interval '1 hour', 1, 1 from auth.users`,
  `insert into private.class_seats (id, session_id, alias, secret_hash, user_id)
   select id, id, 'Ana', encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), id from auth.users`,
  `insert into private.seat_results (seat_id, attempts, summary) select id, '[]', '{}' from auth.users`,
  `insert into private.seat_notes (seat_id, version, text, author) select id, 1, 'Text', id from auth.users`,
  `insert into private.family_guesses (session_id, seat_id, secret_hash, guess)
   select id, id, md5(id::text) || md5(id::text), 'SAIREC' from auth.users`,
  `insert into private.seat_steps (seat_id, text, author) select id, 'Step', id from auth.users`,
  `insert into private.seat_appointments (seat_id, next_at, author) select id, now(), id from auth.users`,
  `insert into private.meeting_links (user_id, token_hash, what)
   select id, encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), '{"name":"Ana"}' from auth.users`,
];
