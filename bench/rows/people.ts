import type { Config } from '#server/config.ts';
import { systemClock } from '#server/clock.ts';
import { signAccessToken } from '#server/auth/sessions/tokens.ts';
import type { Unasked } from '#server/auth/identity.ts';
import { readAccessToken } from '#server/auth/sessions/tokens.ts';
import { sessionQuestion } from '#server/auth/sessions/session-level.ts';
import { findUser } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import { createPerson, type Person } from '#tests/database/people.ts';
import { signedIn, signedInWithFactor } from '#tests/database/signed-in.ts';

/** A signed-in person: the token for a server, and what stands in it where no token is needed. */
export type SignedIn = { id: string; token: string; caller: Unasked };

/** People and, last, an administrator with a second factor, each in a session that lives. */
export async function makePeople(
  database: Queries,
  config: Config,
  count: number,
): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await createPerson(database, { metadata: { full_name: `Person ${index}` } });
    const claims = await signedIn(database, person);
    people.push(await signIn(database, config, person, String(claims['session_id']), 'aal1'));
  }
  const boss = await createPerson(database, { admin: true });
  const claims = await signedInWithFactor(database, boss);
  people.push(await signIn(database, config, boss, String(claims['session_id']), 'aal2'));
  return people;
}

async function signIn(
  database: Queries,
  config: Config,
  { id }: Person,
  session: string,
  aal: 'aal1' | 'aal2',
): Promise<SignedIn> {
  const user = await findUser(database, id);
  if (!user) throw new Error('nobody was made');
  const parts = { config, clock: systemClock };
  const { token } = signAccessToken(parts, user, { id: session, aal, amr: [] });
  const claims = await readAccessToken(parts, token);
  return { id, token, caller: { claims, question: sessionQuestion(parts, claims), below: 403 } };
}
