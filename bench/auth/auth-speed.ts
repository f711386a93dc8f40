import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { password, type AuthServer } from './auth-server.ts';
import { median } from '#bench/median.ts';

const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARALLEL = 20;
const SECONDS = 4;
/** Milliseconds from one read to the next, answered or not: waiting for answers would ask a faster server more. */
const READ_EVERY = 20;

/** `raw` and `signIns` per second, `share` of the second in the first, `readerP99` in milliseconds. */
export type Speed = { raw: number; signIns: number; share: number; readerP99: number };

/**
 * Sign-ins of each server against raw verifications, in turns, so that whatever else this machine
 * does weighs on all of them; a user reads a row fifty times a second all the while.
 */
export async function measureSpeed(
  servers: readonly AuthServer[],
  rounds: number,
): Promise<Speed[]> {
  const email = 'known@example.test';
  const tokens = new Map<AuthServer, string>();
  for (const server of servers) tokens.set(server, await server.makePerson(email));
  const stored = await hash(password, ARGON);

  const raw: number[] = [];
  const signIns = servers.map((): number[] => []);
  const reads = servers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    raw.push(await perSecond(availableParallelism(), () => verify(stored, password)));
    for (const [index, server] of servers.entries()) {
      let isOver = false;
      const reader = readUntil(server, tokens.get(server), () => isOver);
      signIns[index]?.push(await perSecond(PARALLEL, () => signIn(server, email)));
      isOver = true;
      reads[index]?.push(...(await reader));
    }
  }
  return servers.map((_, index) => {
    const rates = signIns[index] ?? [];
    const times = (reads[index] ?? []).toSorted((a, b) => a - b);
    return {
      raw: median(raw),
      signIns: median(rates),
      share: median(rates.map((rate, round) => rate / (raw[round] ?? Number.NaN))),
      readerP99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
    };
  });
}

async function signIn(server: AuthServer, email: string): Promise<void> {
  const answer = await server.ask('/auth/v1/token?grant_type=password', { email, password });
  if (answer.status !== 200) throw new Error(`a sign-in answered ${answer.status}`);
}

async function readUntil(
  server: AuthServer,
  token: string | undefined,
  isDone: () => boolean,
): Promise<number[]> {
  const reads: Promise<number>[] = [];
  while (!isDone()) {
    reads.push(readOnce(server, token));
    await new Promise((resume) => setTimeout(resume, READ_EVERY));
  }
  return Promise.all(reads);
}

async function readOnce(server: AuthServer, token: string | undefined): Promise<number> {
  const path = '/rest/v1/profiles?select=full_name';
  const { status, ms } = await server.ask(path, undefined, token);
  if (status !== 200) throw new Error(`a read answered ${status}`);
  return ms;
}

/** How often `work` ends per second with so many at a time. */
async function perSecond(parallel: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let count = 0;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      await work();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: parallel }, repeat));
  return count / ((performance.now() - start) / 1000);
}
