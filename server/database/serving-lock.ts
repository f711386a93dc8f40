import { StartRefusal } from '#server/start-refusal.ts';
import { shareLock } from './locks.ts';
import { Connection, connectionConfig } from './connections.ts';

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
  const connection = new Connection(
    connectionConfig('DATABASE_URL', url, { name: 'faro-serving' }),
  );
  connection.once('end', resolve);
  const query = async <Row>(text: string) => {
    const { rows } = await connection.query(text);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller knows the columns it asked for
    return rows as Row[];
  };

  async function end(): Promise<void> {
    await connection.end();
    resolve();
  }

  return {
    lost,
    end,
    /** Whether it has the lock now; without it, the connection is ended. */
    async take() {
      let isTaken = false;
      try {
        await connection.connect();
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
