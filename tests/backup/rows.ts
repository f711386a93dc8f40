import { Client } from 'pg';

/** What a statement answers: its first value, as text. On a connection of its own, and none of the product's code. */
export async function askPlainly(url: string, statement: string): Promise<string> {
  const client = new Client({ connectionString: url, application_name: 'a plain client' });
  await client.connect();
  try {
    await client.query(`set time zone 'UTC'`);
    const answers = [await client.query<Record<string, string>>(statement)].flat();
    return String(Object.values(answers.at(-1)?.rows[0] ?? {})[0] ?? '');
  } finally {
    await client.end();
  }
}

/** Every row of every table: a line a table with its name, its count and a hash. */
export async function rowsOf(url: string): Promise<string[]> {
  const each = await askPlainly(
    url,
    `select string_agg(format('select format(%L, count(*), md5(string_agg(line, %L order by line))) as said
         from (select encode(sha256(convert_to(each::text, %L)), %L) as line from %s as each) as lines',
         oid::regclass || ' %s %s', '', 'UTF8', 'hex', oid::regclass), ' union all ')
     from pg_class where relkind in ('r', 'p')
       and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  const all = await askPlainly(
    url,
    `select string_agg(said, '|' order by said) from (${each}) as tables`,
  );
  return all.split('|');
}

/** The databases of a server whose names begin so. */
export async function databasesLike(url: string, start: string): Promise<string[]> {
  const text = await askPlainly(
    url,
    `select string_agg(datname, '|' order by datname) from pg_database where starts_with(datname, '${start}')`,
  );
  return text === '' ? [] : text.split('|');
}
