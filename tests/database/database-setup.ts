import type { TestProject } from 'vitest/node';
import { startTemplateCluster } from './template-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresServer: string;
  }
}

/** One server with a migrated template for all test files; each of them gets a copy. */
export async function setup(project: TestProject) {
  const cluster = await startTemplateCluster();
  console.log(`database tests on PostgreSQL ${cluster.version}`);
  project.provide('postgresServer', cluster.url);
  return cluster.stop;
}
