import type { Queries } from '#server/database/database.ts';

/** A row in every table of classes that can be about this person: a seat with what belongs to it, a meeting, and work at a centre. */
export async function sitInClass(database: Queries, person: string): Promise<void> {
  await database.query(
    `with centre as (
       insert into private.centres (name, country, kind) values ('School', 'ES', 'school') returning id
     ), class_group as (
       insert into private.class_groups (centre_id, name) select id, '4A' from centre returning id
     ), staff as (
       insert into private.centre_staff (centre_id, user_id, role) select id, $1, 'counsellor' from centre
     ), assigned as (
       insert into private.group_staff (group_id, user_id) select id, $1 from class_group
     ), session as (
       insert into private.class_sessions (group_id, code, tests, form, results, mode, cap, closes_at)
       select id, private.new_class_code(), array['riasec'], 'full', 'now', 'personal', 35, now() + interval '1 hour'
       from class_group returning id
     ), seat as (
       insert into private.class_seats (session_id, alias, secret_hash, user_id)
       select id, 'Ana', md5($1::text) || md5($1::text), $1 from session returning id
     ), note as (
       insert into private.seat_notes (seat_id, version, text) select id, 1, 'Likes animals' from seat
     ), evening as (
       insert into private.class_sessions (group_id, code, kind, tests, form, results, mode, cap, closes_at, evening_of)
       select class_group.id, private.new_class_code(), 'evening', array['riasec'], 'full', 'now', 'personal', 500,
         now() + interval '1 hour', session.id from class_group, session returning id
     ), guess as (
       insert into private.family_guesses (session_id, seat_id, secret_hash, guess)
       select evening.id, seat.id, md5($1::text) || md5($1::text), 'SAIREC' from evening, seat
     ), steps as (
       insert into private.seat_steps (seat_id, text) select id, 'Visit a lab' from seat
     ), appointment as (
       insert into private.seat_appointments (seat_id, next_at) select id, now() from seat
     ), meeting as (
       insert into private.meeting_links (user_id, token_hash, what) values ($1, md5($1::text) || md5($1::text), '{"name":"Ana"}')
     )
     insert into private.seat_results (seat_id, attempts, summary) select id, '[]', '{"lead":"S"}' from seat`,
    [person],
  );
}
