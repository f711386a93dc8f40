import { attemptStates } from '#domain/instruments/attempt.ts';
import { answersOf, itemTimesOf } from '#domain/instruments/parse-attempt.ts';
import { isWhole, oneOf, orNull, partsOf, textOf } from '#domain/parsers.ts';
import { AskedToWait, RefusedByServer, type AttemptTransport } from './attempt-transport.ts';
import { backend, type Backend } from '#app/data/backend/backend.ts';
import { takeRetryAfter } from '#app/data/backend/retry-after.ts';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import type { ServerCopy } from '#app/data/device-attempts/server-copy.ts';

/** Speaks `save_answers` and `submit_attempt`. */
export const rpcTransport: AttemptTransport = {
  async save(stored, sent) {
    const { attempt } = stored;
    const { id, instrument, version, form, locale } = attempt;
    const patch = Object.fromEntries(
      Object.keys(sent).map((item) => {
        const time = attempt.itemTimes[item];
        return [
          item,
          { value: attempt.answers[item] ?? null, at: time?.at ?? 0, ms: time?.ms ?? 0 },
        ];
      }),
    );
    const header = { id, instrument, version, form, locale };
    return ask(stored, (client) => client.rpc('save_answers', { attempt: header, patch }));
  },
  submit(stored) {
    return ask(stored, (client) => client.rpc('submit_attempt', { attempt: stored.attempt.id }));
  },
};

type Answer = { data: unknown; error: unknown; status: number };

/**
 * Asks as the owner of an attempt, never as another person signed in by now. A token that the
 * server no longer takes is renewed once. Where it cannot be, the session is over: auth-js would
 * keep it for as long as the token says that it is valid.
 */
async function ask(
  { owner }: DeviceAttempt,
  call: (client: Backend) => PromiseLike<Answer>,
): Promise<ServerCopy> {
  const client = await backend();
  const { data } = await client.auth.getSession();
  if (data.session?.user.id !== owner) throw new Error('the owner is not signed in');
  const answer = await call(client);
  if (answer.status !== 401) return readServerCopy(answer);
  const { error } = await client.auth.refreshSession();
  if (!error) return readServerCopy(await call(client));
  const { status = 0 } = error;
  if (status >= 400 && status < 500 && !passing.has(status))
    await client.auth.signOut({ scope: 'local' });
  throw new Error('the session is not taken');
}

/** Answers that may be different next time; every other 4xx is a refusal. */
const passing = new Set([401, 408, 429]);

function readServerCopy(answer: Answer): ServerCopy {
  const { data, error, status } = answer;
  if (status === 429) {
    throw new AskedToWait(
      takeRetryAfter('/save_answers') ?? takeRetryAfter('/submit_attempt') ?? 0,
    );
  }
  if (error) {
    const isRefusal = status >= 400 && status < 500 && !passing.has(status);
    throw isRefusal ? new RefusedByServer(`answered ${status}`) : new Error(`answered ${status}`);
  }
  const from = partsOf(data);
  const copy = {
    state: oneOf(attemptStates)(from.state),
    answers: answersOf(from.answers),
    itemTimes: itemTimesOf(from.item_times),
    submittedAt: orNull(textOf())(from.submitted_at ?? null),
  };
  if (!isWhole(copy)) throw new Error('answered with something else than an attempt');
  return copy;
}
