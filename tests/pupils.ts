import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { newCardWords } from '#domain/class/card-words.ts';
import { ask } from './made-accounts.ts';
import { attemptFor } from './report/attempt-for.ts';
import { goldenPeople } from './report/golden-people.ts';
import type { RunningServer } from './serve.ts';

/** A pupil who has joined a class session by the protocol itself. */
export type Pupil = { readonly alias: string; readonly secret: string };

export async function joinClass(
  server: RunningServer,
  code: string,
  alias: string,
): Promise<Pupil> {
  const secret = newCardWords((bytes) => randomBytes(bytes));
  const hash = createHash('sha256').update(secret).digest('hex');
  await ask(server, '/rest/v1/rpc/join_class', { code, alias, secret_hash: hash });
  return { alias, secret };
}

/** Sends the interests of a made-up person, in the short form; `at` chooses the person. */
export async function submitInterests(
  server: RunningServer,
  { secret }: Pupil,
  at: number,
  shared: 'nothing' | 'summary' | 'everything',
  told: { letters: string; families: readonly string[] } = {
    letters: 'SIA',
    families: ['health', 'science'],
  },
): Promise<void> {
  const { interests } = goldenPeople[at % goldenPeople.length] ?? { interests: {} };
  const { version, answers } = attemptFor(interestsV2, interests);
  const attempts = [
    {
      id: randomUUID(),
      instrument: 'riasec',
      version,
      form: 'short',
      locale: 'es',
      answers,
      item_times: {},
      started_at: '2026-11-27T10:00:00Z',
      submitted_at: '2026-11-27T10:08:00Z',
    },
  ];
  const summary = {
    ...told,
    lead: told.letters.slice(0, 1),
    undecided: false,
    values: [],
  };
  await ask(server, '/rest/v1/rpc/submit_class', { secret, attempts, summary, shared });
}
