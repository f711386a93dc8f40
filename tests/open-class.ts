import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Database } from '#server/database/database.ts';

/** Opens a class session of the interests in full, under this code, as a counsellor would have: its pupils come by `/clase`. */
export async function openClass(
  database: Database,
  code: string,
  mode: 'personal' | 'count' = 'personal',
): Promise<void> {
  const [centre, group] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into private.centres (id, name, country, kind) values ($1, 'Colegio Faro', 'ES', 'school')`,
    [centre],
  );
  await database.query(
    `insert into private.class_groups (id, centre_id, name) values ($1, $2, '4.º B')`,
    [group, centre],
  );
  await database.query(
    `insert into private.class_sessions (group_id, code, tests, form, results, mode, cap, closes_at)
     values ($1, $2, '{riasec}', 'full', 'now', $3, 35, now() + interval '1 hour')`,
    [group, code, mode],
  );
}

/** The seats of a session: alias, what is shown, and whether a result lies there. */
export async function seatsOf(database: Database, code: string) {
  return database.query(
    `select seat.alias, seat.shared, seat.finished_at is not null as finished,
       (select count(*)::integer from private.seat_results as result where result.seat_id = seat.id) as results
     from private.class_seats as seat join private.class_sessions as session on session.id = seat.session_id
     where session.code = $1 order by seat.joined_at`,
    [code],
  );
}

/** Puts an attempt into the seat that this browser keeps, as if its pupil had answered so far, and loads the page again. */
export async function answerSoFar(page: Page, attempt: Attempt): Promise<void> {
  await page.evaluate((answered) => {
    const kept = JSON.parse(localStorage.getItem('faro-class') ?? '{}');
    kept.seat.attempts = [answered];
    localStorage.setItem('faro-class', JSON.stringify(kept));
  }, attempt);
  await page.reload();
}
