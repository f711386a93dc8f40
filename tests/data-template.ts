import { rm } from 'node:fs/promises';
import { findPostgres } from './database/find-postgres.ts';
import { startCluster } from './database/postgres-cluster.ts';
import { startServer } from './serve.ts';

/**
 * Before the browser tests: one data folder with every migration applied, which each server of the
 * run starts from, because making it anew for each of them costs more than most tests; or, for
 * JOURNEYS_ON=postgres, a PostgreSQL of the run's own. Playwright wants a default export here.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {};
  if (process.env.JOURNEYS_ON === 'postgres') {
    const programs = findPostgres();
    if (!programs)
      throw new Error('JOURNEYS_ON=postgres, but no PostgreSQL 15 or newer was found.');
    const cluster = await startCluster(programs);
    process.env.JOURNEYS_CLUSTER = cluster.url('postgres');
    return cluster.stop;
  }
  const server = await startServer();
  await server.stop();
  process.env.FARO_DATA_TEMPLATE = server.dataDir;
  return () => rm(server.dataDir, { recursive: true, force: true });
}
