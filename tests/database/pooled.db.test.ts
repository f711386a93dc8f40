import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { poolerMode, type PoolerMode } from '#server/database/pooler-mode.ts';
import { createPerson } from './people.ts';
import { poolerHere, startPooler } from './pooler.ts';
import { startCluster } from './postgres-cluster.ts';
import { createPostgresDatabase } from './start-database.ts';

const log = () => {};

test('PostgreSQL itself in the place of a pooler: the server does not start, and says the mode it needs', async () => {
  const url = await createPostgresDatabase();
  const opened = openDatabase({ url, poolUrl: url, dataDir: '', log });
  await expect(opened).rejects.toThrow(
    /^POOL_URL: .*session mode; it needs pool_mode = transaction$/,
  );
});

describe.skipIf(!poolerHere())('through PgBouncer', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.stop());

  async function poolerIn(mode: PoolerMode): Promise<string> {
    const pooler = await startPooler(cluster, mode);
    onTestFinished(() => pooler.stop());
    return pooler.url('postgres');
  }

  test.each<PoolerMode>(['session', 'statement'])('%s mode is known, and refused', async (mode) => {
    const poolUrl = await poolerIn(mode);
    expect(await poolerMode(poolUrl)).toBe(mode);
    const opened = openDatabase({ url: cluster.url('postgres'), poolUrl, dataDir: '', log });
    await expect(opened).rejects.toThrow(/^POOL_URL: .*; it needs pool_mode = transaction$/);
  });

  test('people are made, found and counted at once, and nothing stays in a session', async () => {
    const poolUrl = await poolerIn('transaction');
    expect(await poolerMode(poolUrl)).toBe('transaction');
    const database = await openDatabase({
      url: cluster.url('postgres'),
      poolUrl,
      dataDir: '',
      log,
    });
    onTestFinished(() => database.close());
    const people = await Promise.all(Array.from({ length: 40 }, () => createPerson(database)));
    const found = await Promise.all(
      people.map(({ id }) =>
        database.transaction(async (tx) => {
          await tx.query(`select set_config('faro.whose', $1, true)`, [id]);
          const [row] = await tx.query<{ id: string; whose: string }>(
            `select id, current_setting('faro.whose') as whose from auth.users where id = $1`,
            [id],
          );
          return row;
        }),
      ),
    );
    expect(found).toEqual(people.map(({ id }) => ({ id, whose: id })));
    const left = await database.query(`select current_setting('faro.whose', true) as whose,
      (select count(*)::int from pg_prepared_statements) as statements`);
    expect(left).toEqual([{ whose: '', statements: 0 }]);
  });
});
