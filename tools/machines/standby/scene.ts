import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rendered } from '#tools/machines/cluster/render.ts';
import { supervised } from '#tools/machines/cluster/supervised.ts';
import { openDatabase } from '#server/database/database.ts';
import { statementsToEnter } from '#server/database/required-rights.ts';
import { asPostgres, fileOfPostgres, folderOfPostgres } from './as-postgres.ts';
import { makeStandby, makeWriter, type PostgresNode } from './postgres-node.ts';

/** Says what was promised and seen; what is not so makes the drill fail. */
export type Told = (what: string, isTrue: boolean, said: string) => void;

/** Ports of this machine, on which all of it lives. */
export const ports = { writer: 5461, standby: 5462, restored: 5463, pooler: 6461 };
export const PASSWORD = 'drill-faro';

export type Scene = {
  folder: string;
  writer: PostgresNode;
  standby: PostgresNode;
  /** The database through the pooler, in transaction mode or for a session. */
  urlOf(name: 'faro' | 'faro_direct'): string;
  /** Changes the line that says which machine is the writer. */
  nameWriter(port: number): Promise<void>;
  backrest(...words: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** A writer with pgBackRest and pg_cron, PgBouncer, and a standby that streams, by the files of `deploy/standby/`. */
export async function buildScene(told: Told): Promise<Scene> {
  const folder = mkdtempSync('/tmp/faro-standby-');
  chmodSync(folder, 0o755);
  const backrestFile = join(folder, 'pgbackrest.conf');
  const values = {
    NETWORK: '127.0.0.1/32',
    FRONT: '127.0.0.1',
    POOLER_PORT: String(ports.pooler),
    WRITER: '127.0.0.1',
    WRITER_PORT: String(ports.writer),
    WAL_KEPT: '1GB',
    ARCHIVE: `pgbackrest --config=${backrestFile} --stanza=faro archive-push %p`,
    WRITER_FILE: join(folder, 'writer.ini'),
    USERS: join(folder, 'users'),
    REPOSITORY: folderOfPostgres(join(folder, 'repository')),
    LOCKS: folderOfPostgres(join(folder, 'locks')),
    CIPHER: randomBytes(36).toString('base64'),
    DATA: join(folder, 'writer/data'),
    SOCKETS: join(folder, 'writer/run'),
  };
  fileOfPostgres(backrestFile, rendered('standby/pgbackrest.conf', values));
  const backrest = (...words: string[]) =>
    asPostgres(['pgbackrest', `--config=${backrestFile}`, '--stanza=faro', ...words]);
  const urlOf = (name: string) => `postgres://faro:${PASSWORD}@127.0.0.1:${ports.pooler}/${name}`;

  const writer = await makeWriter(join(folder, 'writer'), ports.writer, {
    settings: rendered('standby/writer.conf', values),
    access: rendered('standby/pg_hba.conf', values),
  });
  for (const statement of statementsToEnter('28000', new URL('postgres://faro@nowhere/faro'))) {
    await writer.sql(statement.replace('that of DATABASE_URL', PASSWORD));
  }
  await writer.sql(`create role replicator login replication password '${PASSWORD}'`);
  await backrest('stanza-create');
  await backrest('check');
  told('pgBackRest takes the log of changes', true, `load average ${loadavg()[0]?.toFixed(1)}`);

  fileOfPostgres(values.USERS, `"faro" "${PASSWORD}"\n"pgbouncer" "${PASSWORD}"\n`);
  const name = (port: number) => {
    const text = rendered('standby/writer.ini', { ...values, WRITER_PORT: String(port) });
    fileOfPostgres(values.WRITER_FILE, text);
  };
  name(ports.writer);
  const poolerFile = join(folder, 'pgbouncer.ini');
  fileOfPostgres(poolerFile, rendered('standby/pgbouncer.ini', values));
  const pooler = supervised(['pgbouncer', '-u', 'postgres', poolerFile], {
    log: join(folder, 'pgbouncer.log'),
  });
  await pause(1_000);
  const options = { url: urlOf('faro_direct'), poolUrl: urlOf('faro'), dataDir: folder };
  const database = await openDatabase({ ...options, log: () => {} });
  await database.close();
  told('the tables are made through the pooler, and its mode is right', true, database.version);
  const from = performance.now();
  const standby = await makeStandby(join(folder, 'standby'), ports.standby, {
    writer,
    password: PASSWORD,
  });
  let state: string | undefined;
  for (let tries = 0; tries < 50 && state !== 'streaming'; tries += 1) {
    [state] = await writer.sql('select state from pg_stat_replication');
    await pause(200);
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  told('a standby is copied and follows', state === 'streaming', `after ${seconds} s`);
  return {
    folder,
    writer,
    standby,
    urlOf,
    backrest,
    async nameWriter(port) {
      name(port);
      const commands = `postgres://pgbouncer:${PASSWORD}@127.0.0.1:${ports.pooler}/pgbouncer`;
      await asPostgres(['psql', commands, '-Xqc', 'RELOAD']);
    },
    async stop() {
      await pooler.stop();
      for (const node of [standby, writer]) await node.stop('immediate').catch(() => {});
    },
  };
}
