import { password, type AuthServer } from './auth-server.ts';
import { median } from '#bench/median.ts';

const TIMES = 25;
const KINDS = ['unknown', 'unconfirmed', 'confirmed'] as const;
type Kind = (typeof KINDS)[number];

/** One endpoint: median milliseconds in the order of unknown, unconfirmed, confirmed; all statuses seen. */
export type Timing = { what: string; medians: number[]; statuses: number[] };

/**
 * Asks each endpoint that takes an address about unknown, unconfirmed and confirmed ones, a new
 * address of its kind each time, because the second question about one is another one. The account
 * that asks for a change of address is made first.
 */
export async function measureTiming(server: AuthServer): Promise<Timing[]> {
  const token = await server.makePerson('asker@example.test');
  const endpoints: Record<string, (to: string) => ReturnType<AuthServer['ask']>> = {
    'sign-in, wrong password': (email) =>
      server.ask('/auth/v1/token?grant_type=password', { email, password: 'not the right one' }),
    'sign-up': (email) => server.ask('/auth/v1/signup', { email, password }),
    recover: (email) => server.ask('/auth/v1/recover', { email }),
    resend: (email) => server.ask('/auth/v1/resend', { type: 'signup', email }),
    'change of address': (email) => server.ask('/auth/v1/user', { email }, token, 'PUT'),
  };
  const people = await makePeople(server);
  const timings: Timing[] = [];
  for (const [what, ask] of Object.entries(endpoints)) {
    const times: Record<Kind, number[]> = { unknown: [], unconfirmed: [], confirmed: [] };
    const statuses = new Set<number>();
    for (let turn = 0; turn < TIMES; turn += 1) {
      // Whichever comes first is a little colder, so each kind is first in its turn.
      for (const [place] of KINDS.entries()) {
        const kind = KINDS[(place + turn) % KINDS.length] ?? 'unknown';
        const { status, ms } = await ask(people[kind](turn));
        statuses.add(status);
        times[kind].push(ms);
      }
    }
    timings.push({
      what,
      medians: KINDS.map((kind) => median(times[kind])),
      statuses: [...statuses],
    });
  }
  return timings;
}

/** Addresses of each kind: `TIMES` accounts confirmed, as many not, and none at all. */
async function makePeople(server: AuthServer): Promise<Record<Kind, (turn: number) => string>> {
  const address = (kind: Kind, turn: number) => `${kind}-${turn}@example.test`;
  for (let turn = 0; turn < TIMES; turn += 1) {
    await server.makePerson(address('confirmed', turn));
    await server.ask('/auth/v1/signup', { email: address('unconfirmed', turn), password });
  }
  return {
    unknown: () => `${crypto.randomUUID()}@example.test`,
    unconfirmed: (turn) => address('unconfirmed', turn),
    confirmed: (turn) => address('confirmed', turn),
  };
}
