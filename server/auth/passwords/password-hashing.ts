import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { opaquePassword, passwordForms } from '#domain/opaque-password.ts';
import { currentClient } from '#server/http/current-client.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import type { PasswordHashing } from '#server/auth/services.ts';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane. It is the library's default algorithm,
// and a format ($argon2id$) that Supabase accepts.
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Argon = {
  /** Both run on the thread pool, not on the main thread. */
  hash(password: string, options: typeof ARGON): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
};

/**
 * Hashes passwords off the main thread, as many at a time as there are processors. When `queueLimit`
 * more are waiting, throws over_capacity (503) at once: a queue without end is an outage (threat H18). Clients that wait
 * take turns, so that a client with many passwords waits for its own, and no other does (threat A27).
 */
export function createPasswordHashing(
  options: { argon?: Argon; workers?: number; queueLimit?: number } = {},
): PasswordHashing {
  const argon = options.argon ?? { hash: argonHash, verify: argonVerify };
  const queued = createQueue(options.workers ?? availableParallelism(), options.queueLimit ?? 100);
  const dummy = argon.hash(randomBytes(24).toString('base64'), ARGON);

  return {
    hash: (password) => queued(() => argon.hash(opaquePassword(password), ARGON)),
    verify: (stored, password) =>
      queued(async () => {
        const against = stored || (await dummy);
        let matches = false;
        for (const form of passwordForms(password)) {
          matches ||= await verifyOrFalse(argon, against, form);
        }
        return matches && Boolean(stored);
      }),
  };
}

async function verifyOrFalse(argon: Argon, stored: string, password: string): Promise<boolean> {
  try {
    return await argon.verify(stored, password);
  } catch {
    // A hash of another kind, for example carried over from elsewhere: it opens nothing.
    return false;
  }
}

function createQueue(workers: number, queueLimit: number) {
  let busy = 0;
  let waiting = 0;
  const lines = new Map<string, (() => void)[]>();

  function waitAs(client: string): Promise<void> {
    const line = lines.get(client) ?? [];
    lines.set(client, line);
    waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  /** The first of the client whose turn it is; the client then goes to the end. */
  function takeNext(): (() => void) | undefined {
    const [first] = lines;
    if (first === undefined) return undefined;
    const [client, line] = first;
    const next = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting -= 1;
    return next;
  }

  return async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= workers) {
      if (waiting >= queueLimit) {
        throw new AuthRefusal('over_capacity', 'Too many sign-ins at this moment', {
          retryAfter: 2,
        });
      }
      // The one that ends hands its place over, so `busy` does not change on either side.
      await waitAs(currentClient());
    } else {
      busy += 1;
    }
    try {
      return await work();
    } finally {
      const next = takeNext();
      if (next) next();
      else busy -= 1;
    }
  };
}
