import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../postgres.ts';
import type { Database, Queries, Reader, RestRow, Statement } from '../queries.ts';
import { createReplayAge, hasReached } from './replay-age.ts';
import { restOnPostgres } from '../rest-on-postgres.ts';

type Options = {
  /** READ_URL: one replica, or a proxy before several. */
  url: string;
  writer: Queries;
  /** What is older is not shown, in milliseconds. */
  mostAge: number;
  poolSize: number;
};

const LOOK_EVERY_MS = 1000;
/** A replica that is gone without a word costs a page no more than this. */
const PATIENCE_MS = 2000;
/** How often it is asked whether it has come to where the writer was: after 50 ms each. */
const LOOKS = 6;

const WRITTEN = 'select pg_current_wal_lsn()::text as lsn';
const REPLAYED: Statement = {
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn`,
  values: [],
};

/** Opens nothing until something is asked: a replica that is away keeps no server from starting. */
export function openReader({ url, writer, mostAge, poolSize }: Options): Reader {
  const rest = restOnPostgres({ setting: 'READ_URL', url, isPooled: true }, poolSize);
  const ages = createReplayAge();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  const first = look();

  async function look(): Promise<void> {
    const at = performance.now();
    const [row] = await writer.query<{ lsn: string }>(WRITTEN).catch(() => []);
    if (row) ages.note(row.lsn, at);
  }

  /** How old what is read from now on is at most; undefined where it is not known, or too old. */
  async function ageAt({ lsn }: RestRow): Promise<number | undefined> {
    await first;
    const age = typeof lsn === 'string' ? ages.ageOf(lsn, performance.now()) : undefined;
    return age !== undefined && age <= mostAge ? age : undefined;
  }

  /** Undefined where it is too old, away, or does not answer soon. */
  const ageNow = () => soon(async () => ageAt(await replayed()));

  const replayed = () => rest.run(REPLAYED, () => REPLAYED);

  /** Where the replica stands, as soon as that is `reached`; undefined where it does not come there. */
  async function replayedTo(reached: string): Promise<RestRow | undefined> {
    for (let look = 0; look < LOOKS; look += 1) {
      if (look > 0) await pause(50);
      const row = await replayed();
      if (hasReached(String(row['lsn']), reached)) return row;
    }
    return undefined;
  }

  let wasLate = false;

  return {
    async isLate() {
      const isLate = (await ageNow()) === undefined;
      const before = wasLate;
      wasLate = isLate;
      return isLate && before;
    },
    run: (opening, next, reached) =>
      soon(async () => {
        // What is read later is no older: a replica goes forward only.
        const at = reached === undefined ? await replayed() : await replayedTo(reached);
        const age = at && (await ageAt(at));
        if (age === undefined) return undefined;
        const began = performance.now();
        const row = await rest.run(opening, next);
        return { row, age: age + performance.now() - began };
      }),
    async transaction(work) {
      const replica = await opened(url);
      if (!replica) return undefined;
      try {
        const [row] = await replica.query<RestRow>(REPLAYED.text);
        if (!row || (await ageAt(row)) === undefined) return undefined;
        return { value: await replica.transaction(work) };
      } finally {
        await replica.close();
      }
    },
    async close() {
      clearInterval(timer);
      await rest.close();
    },
  };
}

async function opened(url: string): Promise<Database | undefined> {
  const options = { setting: 'READ_URL', isPooled: true } as const;
  return openPostgres(url, 1, options).catch(() => undefined);
}

/** What the work gives; undefined where it fails, or takes longer than a page should wait. */
async function soon<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  const gaveUp = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: gaveUp.signal, ref: false });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return undefined;
  } finally {
    gaveUp.abort();
    late.catch(() => {});
  }
}
