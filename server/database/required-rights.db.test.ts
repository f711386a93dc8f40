import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { someOf } from '#tests/drill.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { bootstrap } from './bootstrap.ts';
import { openPostgres } from './postgres.ts';

/** A cluster as it is after installing: no role of ours, one ordinary role, and a database. */
async function freshCluster(rights: string, owner: 'faro' | 'postgres') {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const admin = await openPostgres(cluster.url('postgres'), 1);
  await admin.script(`create role "faro" login ${rights}`);
  await admin.script(`create database "una-web" owner ${owner}`);
  const url = cluster.url('una-web').replace('postgres@', 'faro@');
  return { admin, open: () => openPostgres(url, 1) };
}

const roles = [
  ['', 'postgres'],
  ['createrole', 'faro'],
  ['createrole', 'postgres'],
] as const;

test.each(someOf(roles, 1))(
  'X21: a role with "%s" on a database of %s is told every statement at once, and after them it starts',
  async (rights, owner) => {
    const { admin, open } = await freshCluster(rights, owner);
    const first = await open();
    const refusal = await bootstrap(first).catch((error: unknown) => error);
    await first.close();
    expect(refusal).toMatchObject({ name: 'StartRefusal' });
    const lines = (refusal instanceof Error ? refusal.message : '').split('\n');
    expect(lines[0]).toMatch(/^DATABASE_URL: .*a superuser has to run this once/);
    const statements = lines.slice(1).map((line) => line.trim());
    expect(statements).toContain('create role service_role nologin noinherit bypassrls;');
    for (const statement of statements) await admin.script(statement);
    await admin.close();
    const second = await open();
    await bootstrap(second);
    const [made] = await second.query(`select to_regclass('auth.users')::text as users`);
    await second.close();
    expect(made).toEqual({ users: 'auth.users' });
  },
);

test('X21: where neither the role nor its database is there, the refusal has all that makes them', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const admin = await openPostgres(cluster.url('postgres'), 1);
  const url = cluster.url('una-web').replace('postgres@', 'faro@');
  const refusal = () => openPostgres(url, 1).then(String, ({ message }: Error) => message);
  const [reason, ...statements] = (await refusal()).split('\n').map((line) => line.trim());
  expect(reason).toMatch(
    /^DATABASE_URL: the database cannot be used: role "faro" does not exist; /,
  );
  expect(statements).toHaveLength(7);
  for (const statement of statements) await admin.script(statement);
  const own = await openPostgres(url, 1);
  await expect(bootstrap(own)).resolves.toBeUndefined();
  await own.close();
  const [, ...alone] = (
    await openPostgres(url.replace('una-web', 'otra'), 1).then(
      String,
      ({ message }: Error) => message,
    )
  ).split('\n');
  expect(alone).toEqual(['  create database "otra" owner "faro";']);
  await admin.close();
});

test('a role that may do everything already is asked for nothing', async () => {
  const database = await openPostgres(inject('postgresServer'), 1);
  const name = `rights_${randomUUID().slice(0, 8)}`;
  await database.script(`create database ${name}`);
  const own = await openPostgres(inject('postgresServer').replace('/postgres?', `/${name}?`), 1);
  await expect(bootstrap(own)).resolves.toBeUndefined();
  await own.close();
  await database.script(`drop database ${name}`);
  await database.close();
});
