import { startTemplateCluster } from './database/template-cluster.ts';

/**
 * Before the browser tests: one PostgreSQL with a migrated template, of which each server of the run gets a copy, because
 * making it anew for each of them costs more than most tests; for JOURNEYS_ON=two-processes without the template, for
 * which two processes race. Playwright wants a default export here.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {};
  const cluster = await startTemplateCluster();
  const name = process.env.JOURNEYS_ON === 'two-processes' ? 'JOURNEYS_CLUSTER' : 'SHARED_CLUSTER';
  process.env[name] = cluster.url;
  return cluster.stop;
}
