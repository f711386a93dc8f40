import postgres from 'postgres';
import { StartRefusal } from '#server/start-refusal.ts';
import { shareLock } from './locks.ts';
import { readAddress } from './postgres.ts';

/** How long a lost lock waits before it is asked for again, in milliseconds. */
const PAUSE = 1000;

/**
 * Says to all that ask the database, from any machine, that it is in use: a restore does not begin then. On a
 * connection of its own, because those of a pool come and go; one that is lost is taken again.
 *
 * @returns gives the lock back.
 * @throws StartRefusal while the database is being restored.
 */
export async function holdServingLock(url: string): Promise<() => Promise<void>> {
  let isOver = false;
  let line = open(url);
  if (!(await line.take())) {
    throw new StartRefusal(
      'The database is being restored at this moment; start again when that has ended.',
    );
  }
  void keepTaken();

  async function keepTaken(): Promise<void> {
    for (;;) {
      await line.lost;
      await new Promise((resume) => setTimeout(resume, PAUSE).unref());
      if (isOver) return;
      line = open(url);
      await line.take().catch(() => false);
    }
  }

  return async () => {
    isOver = true;
    await line.end();
  };
}

function open(url: string) {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const address = readAddress('DATABASE_URL', url);
  const client = postgres(address.url, {
    ...address.socket,
    max: 1,
    connect_timeout: 10,
    max_lifetime: 0,
    idle_timeout: 0,
    fetch_types: false,
    onnotice: () => {},
    onclose: () => resolve(),
    connection: { application_name: 'faro-serving' },
  });
  const query = async <Row>(text: string) => [...(await client.unsafe<Row[] & []>(text))];

  async function end(): Promise<void> {
    await client.end({ timeout: 5 });
    resolve();
  }

  return {
    lost,
    end,
    /** Whether it has the lock now; without it, the connection is ended. */
    async take() {
      let isTaken = false;
      try {
        // Where this machine is gone without a word, its lock ends within a minute. By a statement, because poolers
        // refuse what they do not know of on connecting.
        await query(`select set_config('tcp_keepalives_idle', '30', false),
          set_config('tcp_keepalives_interval', '10', false), set_config('tcp_keepalives_count', '3', false)`);
        isTaken = await shareLock({ query }, 'serving');
        return isTaken;
      } finally {
        if (!isTaken) await end();
      }
    },
  };
}
