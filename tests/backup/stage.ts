import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import { askPlainly, databasesLike, rowsOf } from './rows.ts';

const root = resolve(import.meta.dirname, '../..');

/** How a command ended: its exit code, null where it was killed, and all that it said. */
export type Ended = { code: number | null; said: string };

/** What befalls a command: a step at which it dies or finds the disk full, or a limit on the size of files in KiB. */
type Fault = { kind: 'kill' | 'full' | 'list'; at?: string; file?: string } | { fileLimit: number };

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Roles of the cluster as a superuser makes them for a role that is none (docs/operating.md). */
const ROLES = `do $$ declare each text; begin
  foreach each in array array['anon nologin noinherit', 'authenticated nologin noinherit',
      'service_role nologin noinherit bypassrls', 'authenticator nologin noinherit'] loop
    if not exists (select from pg_roles where rolname = split_part(each, ' ', 1)) then
      execute 'create role ' || each;
    end if;
  end loop; end $$`;

/** A test of many answers, so that a dump and a table have a size. */
const FILL = `set session_replication_role = replica;
  insert into public.attempts (id, user_id, instrument, version, form, locale, answers)
  select gen_random_uuid(), person.id, 'riasec', 1, 'full', 'es',
    (select jsonb_object_agg('r' || lpad(n::text, 2, '0'), (random() * 4)::int) from generate_series(1, 60) as n where g > 0)
  from auth.users as person, generate_series(1, 600) as g`;

const PEOPLE = `insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
  select 'person' || n || '@example.test', now(), '{"full_name": "Person"}' from generate_series(1, 5) as n`;

/**
 * A database with people, of a role that is no superuser; a good backup of it; and then more people, so that the rows of
 * before are others than those of the backup.
 *
 * @param server address of the database `postgres` of a cluster, as its superuser.
 */
export async function setStage(server: string) {
  const folder = mkdtempSync(join(tmpdir(), 'faro-faults-'));
  const name = `faro_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await askPlainly(server, ROLES);
  await askPlainly(server, `create role ${name} login createdb createrole`);
  await askPlainly(
    server,
    `grant anon, authenticated, service_role, authenticator to ${name} with admin option`,
  );
  await askPlainly(server, `create database ${name} owner ${name}`);
  const superuser = server.replace('/postgres?', `/${name}?`);
  const url = superuser.replace('//postgres@', `//${name}@`);
  const dataDir = join(folder, 'data');
  const database = await openDatabase({ url, dataDir, log: () => {} });
  await database.close();
  await askPlainly(superuser, PEOPLE);
  await askPlainly(superuser, FILL);

  async function run(command: 'backup' | 'restore', args: string[], fault?: Fault): Promise<Ended> {
    const limit = fault && 'fileLimit' in fault ? `ulimit -f ${fault.fileLimit};` : '';
    const inject = fault && 'kind' in fault ? fault : undefined;
    // Each goes through the same steps, those of a machine on which nothing was restored yet.
    if (inject) rmSync(dataDir, { recursive: true, force: true });
    const hook = inject ? [`--import=${join(import.meta.dirname, 'inject-fault.mjs')}`] : [];
    const words = [...hook, join(root, `tools/operate/${command}.ts`), ...args];
    const child = spawn('bash', ['-c', `${limit} exec "$0" "$@"`, process.execPath, ...words], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...(inject && {
          FAULT_KIND: inject.kind,
          FAULT_AT: inject.at ?? '',
          FAULT_FILE: inject.file ?? '',
        }),
      },
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => said.push(String(chunk)));
    }
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    return { code, said: said.join('') };
  }

  /** The steps of a command, by the names that a fault is put at. */
  async function stepsOf(command: 'backup' | 'restore', args: string[]): Promise<string[]> {
    const file = join(folder, `steps-of-${command}`);
    const { code, said } = await run(command, args, { kind: 'list', file });
    if (code !== 0) throw new Error(`${command} failed without a fault: ${said}`);
    return readFileSync(file, 'utf8').trim().split('\n');
  }

  /** Waits until an ended command has no connection to the database any more. */
  async function isQuiet(): Promise<void> {
    for (;;) {
      const found = await askPlainly(
        server,
        `select count(*) from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`,
      );
      if (found === '0') return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  /**
   * Finds every row of before: in its place, or in the database that a finished restore has kept, which then gets its
   * name back. Throws when they are nowhere.
   */
  async function findBefore(before: string[]): Promise<'in place' | 'kept'> {
    await isQuiet();
    const isThere = async (database: string) =>
      (await rowsOf(server.replace('/postgres?', `/${database}?`))).join() === before.join();
    const exists = (await databasesLike(server, name)).includes(name);
    if (exists && (await isThere(name))) return 'in place';
    let kept: string | undefined;
    for (const each of await databasesLike(server, `${name}_before_`)) {
      if (await isThere(each)) kept = each;
    }
    if (!kept) throw new Error('rows of before are lost');
    await askPlainly(server, `drop database if exists ${name}`);
    await askPlainly(server, `alter database ${kept} rename to ${name}`);
    return 'kept';
  }

  const good = join(folder, 'good');
  const saved = await rowsOf(superuser);
  const first = await run('backup', [good]);
  if (first.code !== 0) throw new Error(first.said);
  await askPlainly(
    superuser,
    `insert into auth.users (email, email_confirmed_at) values ('late@example.test', now())`,
  );
  await askPlainly(
    superuser,
    `delete from public.attempts where user_id = (select id from auth.users where email = 'person1@example.test')`,
  );
  return {
    /** Address of the database as its owner, and of the cluster as its superuser. */
    url,
    server,
    name,
    folder,
    good,
    /** The rows that the good backup has, and those that are there now. */
    saved,
    before: await rowsOf(superuser),
    rowsNow: () => rowsOf(superuser),
    run,
    stepsOf,
    findBefore,
    async end() {
      for (const each of await databasesLike(server, name)) {
        await askPlainly(server, `drop database ${each} with (force)`);
      }
      await askPlainly(server, `drop owned by ${name}`);
      await askPlainly(server, `drop role ${name}`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
