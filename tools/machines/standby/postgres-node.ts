import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asPostgres, folderOfPostgres, PROGRAMS } from './as-postgres.ts';

/** A PostgreSQL of Debian's programs in a folder of its own, on loopback. */
export type PostgresNode = {
  port: number;
  data: string;
  sockets: string;
  start(): Promise<void>;
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  promote(): Promise<void>;
  /** A statement of the superuser; the first column of each row. */
  sql(text: string, database?: string): Promise<string[]>;
};

/** `settings` is the shipped file; what differs on one machine, port and folder of sockets, is added. */
export function postgresNode(folder: string, port: number): PostgresNode {
  const data = join(folder, 'data');
  const sockets = join(folder, 'run');
  const control = (...words: string[]) =>
    asPostgres([`${PROGRAMS}/pg_ctl`, '-D', data, '-w', '-t', '60', ...words]).then(() => {});
  return {
    port,
    data,
    sockets,
    start: () => control('-l', join(folder, 'log'), '-o', `-p ${port} -k ${sockets}`, 'start'),
    stop: (mode = 'fast') => control('-m', mode, 'stop'),
    promote: () => control('promote'),
    async sql(text, database = 'postgres') {
      const where = ['-h', sockets, '-p', String(port), '-d', database];
      const how = ['-v', 'ON_ERROR_STOP=1', '-AtXqc', text];
      const said = await asPostgres([`${PROGRAMS}/psql`, ...where, ...how]);
      return said.split('\n').filter(Boolean);
    },
  };
}

/** A new database folder with the shipped settings. */
export async function makeWriter(
  folder: string,
  port: number,
  { settings, access }: { settings: string; access: string },
): Promise<PostgresNode> {
  folderOfPostgres(folder);
  const node = postgresNode(folder, port);
  folderOfPostgres(node.sockets);
  await asPostgres([
    `${PROGRAMS}/initdb`,
    '-D',
    node.data,
    '-U',
    'postgres',
    '-A',
    'peer',
    '-E',
    'UTF8',
    '--data-checksums',
  ]);
  appendFileSync(join(node.data, 'postgresql.conf'), settings);
  const own = readFileSync(join(node.data, 'pg_hba.conf'), 'utf8');
  writeFileSync(join(node.data, 'pg_hba.conf'), `${access}\n${own}`);
  await node.start();
  return node;
}

/** A standby of the writer, copied from it, which follows by a slot of its own. */
export async function makeStandby(
  folder: string,
  port: number,
  { writer, password }: { writer: PostgresNode; password: string },
): Promise<PostgresNode> {
  folderOfPostgres(folder);
  const node = postgresNode(folder, port);
  folderOfPostgres(node.sockets);
  const from = `host=127.0.0.1 port=${writer.port} user=replicator password=${password} application_name=standby`;
  await asPostgres([
    `${PROGRAMS}/pg_basebackup`,
    '-d',
    from,
    '-D',
    node.data,
    '-R',
    '-X',
    'stream',
    '-C',
    '-S',
    'standby',
    '-c',
    'fast',
  ]);
  await node.start();
  return node;
}
