import { signAccessToken } from '#server/auth/sessions/tokens.ts';
import { findUser } from '#server/auth/users.ts';
import { systemClock as clock } from '#server/clock.ts';
import { parseConfig } from '#server/config.ts';
import { connect } from '#server/database/connections.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { statementsToEnter } from '#server/database/required-rights.ts';
import { createPerson } from '#tests/database/people.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';
import type { Front } from './front.ts';
import type { KeptAttempt } from './ledger.ts';
import type { LoadPerson } from './ask.ts';
import { passwords } from './nodes.ts';

/** The roles and the database, by the statements that a start asks for. */
export async function prepareDatabase(writerUrl: Front['writerUrl']): Promise<void> {
  const connection = await connect('the writer', writerUrl('postgres'));
  const wanted = new URL(`postgres://faro@nowhere/faro`);
  for (const statement of statementsToEnter('28000', wanted)) {
    await connection.query(statement.replace('that of DATABASE_URL', passwords.faro));
  }
  await connection.end();
}

/** People with a living session each, and an administrator with a second factor. */
export async function makeLoadPeople(
  { env, writerUrl, secrets }: Front,
  count: number,
): Promise<{ people: LoadPerson[]; admin: LoadPerson }> {
  const now = new Date();
  const config = parseConfig(env, { embeddedSecrets: () => secrets, now });
  const database = await openPostgres(writerUrl('faro'), 2);
  async function signIn(isAdmin: boolean): Promise<LoadPerson> {
    const person = await createPerson(database, { admin: isAdmin });
    const claims = await (isAdmin ? signedInWithFactor : signedIn)(database, person);
    const user = await findUser(database, person.id);
    if (!user) throw new Error('nobody was made');
    const session = {
      id: String(claims['session_id']),
      aal: isAdmin ? 'aal2' : 'aal1',
      amr: [],
    } as const;
    let kept = { token: '', until: 0 };
    return {
      id: person.id,
      token() {
        if (performance.now() > kept.until) {
          const { token } = signAccessToken({ config, clock }, user, session);
          kept = { token, until: performance.now() + 600_000 };
        }
        return kept.token;
      },
    };
  }
  try {
    const people = [];
    for (let index = 0; index < count; index += 1) people.push(await signIn(false));
    return { people, admin: await signIn(true) };
  } finally {
    await database.close();
  }
}

/** Every attempt that the writer has, by the checker's own SQL. */
export async function readAttempts(url: string): Promise<KeptAttempt[]> {
  const connection = await connect('the writer', url);
  try {
    const { rows } = await connection.query<KeptAttempt>(
      'select id::text, user_id::text as person, answers from public.attempts',
    );
    return rows;
  } finally {
    await connection.end();
  }
}

/** The faults that the watch sees now and has mailed about. */
export async function readOpenFaults(url: string): Promise<string[]> {
  const connection = await connect('the writer', url, { connectTimeout: 3000 });
  try {
    const { rows } = await connection.query<{ fault: string }>(
      'select fault from private.faults where over_at is null and told_at is not null',
    );
    return rows.map(({ fault }) => fault);
  } finally {
    await connection.end();
  }
}
