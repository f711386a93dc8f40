/** A thread of `bench/flood.ts`: one client at full speed, everything that costs something in turns. */
import { parentPort, workerData } from 'node:worker_threads';
import { createClient, type Call, type Site } from './flood-client.ts';

/** What became of one kind of request. */
export type Tally = { accepted: number; refused: number; noRetryAfter: number; other: number };

export type FloodOrder = {
  site: Site;
  address: string;
  until: number;
  /** Requests at once of each kind. */
  lanes: number;
  /** A session of the attacker's own. */
  token: string;
  victims: readonly string[];
};

const password = 'una ballena en el tejado';
const order: FloodOrder = workerData;
const { ask, close } = createClient(order.site, order.address, 200);
const tallies: Record<string, Tally> = {};

const kinds: Record<string, (n: number) => Call> = {
  'sign-up': (n) => ({
    path: '/auth/v1/signup',
    body: { email: `stranger-${n}@example.test`, password },
  }),
  recover: (n) => ({ path: '/auth/v1/recover', body: { email: victim(n) } }),
  'sign-in guess': (n) => ({
    path: '/auth/v1/token?grant_type=password',
    body: { email: victim(n), password: `guess number ${n}` },
  }),
  'verify guess': (n) => ({
    path: '/auth/v1/verify',
    body: { type: 'signup', token_hash: `guess-${n}` },
  }),
  'password guess': (n) => ({
    method: 'PUT',
    path: '/auth/v1/user',
    token: order.token,
    body: { password, current_password: `guess number ${n}` },
  }),
  'who am I': () => ({ path: '/auth/v1/user', token: order.token }),
  'held attempt': (n) => ({
    path: '/rest/v1/rpc/hold_guest_attempt',
    body: {
      secret_hash: n.toString(16).padStart(64, '0'),
      payload: [{ ...header(), state: 'draft', answers: { r1: 3 }, item_times: {} }],
    },
  }),
  'read as guest': () => ({ path: '/rest/v1/research_releases?select=id&limit=1' }),
  'read as person': () => ({ path: '/rest/v1/profiles?select=full_name', token: order.token }),
  'save answers': () => ({
    path: '/rest/v1/rpc/save_answers',
    token: order.token,
    body: { attempt: header(), patch: { r1: { value: 1, at: Date.now(), ms: 10 } } },
  }),
  function: () => ({
    path: '/functions/v1/send-report',
    token: order.token,
    body: { attempts: [crypto.randomUUID()], level: 'both' },
  }),
};

let next = 0;
// Lanes of its own for each kind, so that none is slowed by another's refusals.
const lanes = Object.entries(kinds).flatMap(([name, make]) =>
  Array.from({ length: order.lanes }, () => lane(name, make)),
);
await Promise.all(lanes);
close();
parentPort?.postMessage(tallies);

async function lane(name: string, make: (n: number) => Call): Promise<void> {
  const tally = (tallies[name] ??= { accepted: 0, refused: 0, noRetryAfter: 0, other: 0 });
  while (Date.now() < order.until) {
    const answer = await ask(make(next++)).catch(() => undefined);
    if (answer?.status === 429) {
      tally.refused += 1;
      if (!(Number(answer.retryAfter) > 0)) tally.noRetryAfter += 1;
    } else if (answer && answer.status < 300) tally.accepted += 1;
    else tally.other += 1;
  }
}

function header() {
  return { id: crypto.randomUUID(), instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
}

function victim(n: number): string {
  return order.victims[n % order.victims.length] ?? '';
}
