import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres } from '#tests/database/find-postgres.ts';

/** What psql answers, without decoration. */
export function psql(url: string, statement: string): string {
  const program = join(findPostgres() ?? '', 'psql');
  const flags = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'];
  return execFileSync(program, [...flags, `--dbname=${url}`, `--command=${statement}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PGTZ: 'UTC' },
  }).trim();
}

/** Every row of every table, by PostgreSQL's own client: a line a table with its name, its count and a hash. */
export function rowsOf(url: string): string[] {
  const statement = psql(
    url,
    `select string_agg(format('select %L, count(*), md5(string_agg(line, %L order by line))
         from (select encode(sha256(convert_to(each::text, %L)), %L) as line from %s as each) as lines',
         oid::regclass, '', 'UTF8', 'hex', oid::regclass), ' union all ') || ' order by 1'
     from pg_class where relkind in ('r', 'p')
       and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  return psql(url, statement).split('\n');
}

/** The databases of a server whose names begin so. */
export function databasesLike(url: string, start: string): string[] {
  const text = psql(
    url,
    `select datname from pg_database where starts_with(datname, '${start}') order by 1`,
  );
  return text === '' ? [] : text.split('\n');
}
