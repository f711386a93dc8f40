import { openDatabase } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startCluster } from './postgres-cluster.ts';

/** The name of the database in it that has every migration and no people in it. */
export const TEMPLATE = 'faro_template';

/** What all tests of a run share: one server, its superuser's address, and a migrated database to copy. */
export type TemplateCluster = { url: string; version: string; stop(): Promise<void> };

/** Starts it; TEST_CLUSTER is the address of one that runs already, which is not stopped here. */
export async function startTemplateCluster(): Promise<TemplateCluster> {
  const given = process.env['TEST_CLUSTER'];
  if (given) {
    const database = await openPostgres(given, 1);
    await database.close();
    return { url: given, version: database.version, stop: async () => {} };
  }
  const cluster = await startCluster();
  try {
    const admin = await openPostgres(cluster.url('postgres'), 1);
    try {
      await admin.query(`create database ${TEMPLATE}`);
    } finally {
      await admin.close();
    }
    const url = cluster.url(TEMPLATE);
    const template = await openDatabase({ url, dataDir: cluster.folder, log: () => {} });
    await template.close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { url: cluster.url('postgres'), version: cluster.version, stop: cluster.stop };
}

/** The address of a new database there, with every migration and no people in it. */
export async function copyTemplate(cluster: string): Promise<string> {
  return createDatabase(cluster, `template ${TEMPLATE} strategy file_copy`);
}

/** The address of a new database there; without options it has nothing in it. */
export async function createDatabase(cluster: string, options = ''): Promise<string> {
  const admin = await openPostgres(cluster, 1);
  try {
    const name = `faro_${crypto.randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name} ${options}`);
    return cluster.replace('/postgres?', `/${name}?`);
  } finally {
    await admin.close();
  }
}
