import { openDatabase } from '#server/database/database.ts';
import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { startCluster } from './postgres-cluster.ts';

/** Starts a private cluster with a migrated template; each test file gets a copy of it. */
export async function setup(project: TestProject) {
  const programs = findPostgres();
  if (!programs) throw new Error('REQUIRE_POSTGRES=1, but no PostgreSQL 15 or newer was found.');
  const cluster = await startCluster(programs);
  try {
    const admin = await openDatabase({
      url: cluster.url('postgres'),
      dataDir: '',
      log: () => {},
      migrationsDir: cluster.folder,
    });
    await admin.query('create database faro_template');
    await admin.close();
    const template = await openDatabase({
      url: cluster.url('faro_template'),
      dataDir: '',
      log: () => {},
    });
    await template.close();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgresServer', cluster.url('postgres'));
  return cluster.stop;
}
