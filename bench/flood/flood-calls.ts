import type { Call } from './flood-client.ts';

const password = 'una ballena en el tejado';

type Means = {
  /** A session of the attacker's own. */
  token: string;
  victims: readonly string[];
};

/** Everything that costs a server something, by kind; `n` makes each call another one. */
export function floodCalls({ token, victims }: Means): Record<string, (n: number) => Call> {
  const victim = (n: number) => victims[n % victims.length] ?? '';
  return {
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
      token: token,
      body: { password, current_password: `guess number ${n}` },
    }),
    'who am I': () => ({ path: '/auth/v1/user', token: token }),
    'held attempt': (n) => ({
      path: '/rest/v1/rpc/hold_guest_attempt',
      body: {
        secret_hash: n.toString(16).padStart(64, '0'),
        payload: [{ ...header(), state: 'draft', answers: { r01: 3 }, item_times: {} }],
      },
    }),
    'read as guest': () => ({ path: '/rest/v1/research_releases?select=id&limit=1' }),
    'read as person': () => ({ path: '/rest/v1/profiles?select=full_name', token: token }),
    'save answers': () => ({
      path: '/rest/v1/rpc/save_answers',
      token: token,
      body: { attempt: header(), patch: { r01: { value: 1, at: Date.now(), ms: 10 } } },
    }),
    function: () => ({
      path: '/functions/v1/send-report',
      token: token,
      body: { attempts: [crypto.randomUUID()], level: 'both' },
    }),
  };
}

/** One call of each kind. */
export function everyCall(means: Means): { kind: string; call: Call }[] {
  return Object.entries(floodCalls(means)).map(([kind, make]) => ({ kind, call: make(1e6) }));
}

function header() {
  return { id: crypto.randomUUID(), instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
}
