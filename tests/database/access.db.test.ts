import { describe, expect, test } from 'vitest';
import { functionAccess, relationAccess } from './access-expectations.ts';
import { makeAccessPeople } from './access-people.ts';
import { definerAllowList } from './definer-allow-list.ts';
import { decision } from './consent-words.ts';
import { asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const { callers, ownerId } = await makeAccessPeople(database);

const names = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).map((row) => row.name);

describe('every table and view in public', () => {
  test('has a line in the expectations, and no line is left over', async () => {
    const relations = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r','p','v','m','f') order by 1`,
    );
    expect(relations).toEqual(Object.keys(relationAccess).toSorted());
  });

  const cells = Object.entries(relationAccess).flatMap(([relation, { sees }]) =>
    (['anonymous', 'owner', 'other', 'admin'] as const).map((caller) => ({
      relation,
      caller,
      sees: sees[caller],
    })),
  );
  test.each(cells)(
    '$relation shows $sees of the owner’s rows to: $caller (D04)',
    async ({ relation, caller, sees }) => {
      const key = relation === 'profiles' ? 'id' : 'user_id';
      // Releases belong to no person, so all of them are asked for.
      const statement: [string, string[]?] =
        relation === 'research_releases'
          ? [`select id from public.${relation}`]
          : [`select ${key} from public.${relation} where ${key} = $1`, [ownerId]];
      const seen = await asPerson(database, callers[caller])
        .query(...statement)
        .then(
          (rows) => rows.length,
          (error: { code?: string }) => (error.code === '42501' ? 'refused' : error),
        );
      expect(seen).toBe(sees);
    },
  );

  test.each(Object.entries(relationAccess))(
    '%s lets people write the listed columns only',
    async (relation, { writes }) => {
      const granted = await names(
        `select distinct privilege_type || ' ' || column_name as name from information_schema.column_privileges
       where table_schema = 'public' and table_name = '${relation}' and grantee in ('anon', 'authenticated', 'PUBLIC')
         and privilege_type <> 'SELECT' order by 1`,
      );
      expect(granted).toEqual(writes.filter((write) => write.includes(' ')));
      const whole = await names(
        `select privilege_type as name from information_schema.table_privileges
       where table_schema = 'public' and table_name = '${relation}' and grantee in ('anon', 'authenticated', 'PUBLIC')
         and privilege_type <> 'SELECT'`,
      );
      expect(whole).toEqual(writes.filter((write) => !write.includes(' ')));
    },
  );
});

describe('every function in public', () => {
  test('has a line in the expectations, and no line is left over', async () => {
    const functions = await names(
      `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    );
    expect(functions).toEqual(Object.keys(functionAccess).toSorted());
  });

  const cells = Object.entries(functionAccess).flatMap(([name, who]) =>
    (['anonymous', 'owner', 'other', 'admin'] as const).map((caller) => ({
      name,
      caller,
      may: who[caller],
    })),
  );
  test.each(cells)('$name may be called by $caller: $may (D04)', async ({ name, caller, may }) => {
    const [row] = await asPerson(database, callers[caller]).query<{ may: boolean }>(
      `select bool_and(has_function_privilege(current_user, oid, 'execute')) as may
       from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
      [name],
    );
    expect(row).toEqual({ may });
  });
});

describe('rules of the house', () => {
  test('row-level security is on for every table, private ones too (D01)', async () => {
    const open = await names(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relrowsecurity
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    expect(open).toEqual([]);
  });

  test('every policy name is a sentence about people', async () => {
    const policies = await names(
      `select policyname as name from pg_policies where schemaname = 'public' order by 1`,
    );
    expect(policies.length).toBeGreaterThan(0);
    expect(
      policies.filter((name) => !/^(People [a-z]+ .*own|Everybody reads published)/.test(name)),
    ).toEqual([]);
  });

  test('no policy, view or trigger reads user metadata for rights (A22)', async () => {
    const reading = await names(
      `select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'metadata|jwt'`,
    );
    expect(reading).toEqual([]);
  });

  test('a view would run as its caller (D02)', async () => {
    const views = await names(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions::text ~ 'security_invoker=(true|on)', false)`,
    );
    expect(views).toEqual([]);
  });

  test('security definer functions are on the list, with an empty search path (D03)', async () => {
    const definers = await database.query<{ name: string; config: string }>(
      `select oid::regprocedure::text as name, array_to_string(proconfig, ',') as config from pg_proc
       where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    const named = definers.map(({ name }) => (name.includes('.') ? name : `public.${name}`));
    expect(named.toSorted()).toEqual(Object.keys(definerAllowList).toSorted());
    expect(new Set(definers.map(({ config }) => config))).toEqual(new Set(['search_path=""']));
  });

  test('API roles reach nothing in the schemas private and auth', async () => {
    const reachable = await names(
      `select c.oid::regclass || ' ' || r.rolname as name from pg_class c, pg_roles r
       where r.rolname in ('anon', 'authenticated', 'service_role') and c.relkind in ('r', 'v', 'S')
         and c.relnamespace::regnamespace::text in ('private', 'auth', 'supabase_migrations')
         and case c.relkind when 'S' then has_sequence_privilege(r.oid, c.oid, 'usage')
           else has_table_privilege(r.oid, c.oid, 'select, insert, update, delete') end
         and has_schema_privilege(r.oid, c.relnamespace, 'usage')`,
    );
    expect(reachable).toEqual([]);
  });

  test('nothing in public is called users (D15)', () => {
    expect(Object.keys(relationAccess)).not.toContain('users');
  });

  test('the lists that people ask for are found by an index (D13)', async () => {
    const ana = await createPerson(database);
    for (const query of [
      'select id from public.attempts order by updated_at desc limit 20',
      `select granted from public.consents where purpose = 'research' order by at desc limit 1`,
      // What the caps count before each new row.
      `select count(*) from public.consents where user_id = '${ana.id}' and at > now() - interval '1 day'`,
      `select count(*) from public.requests where user_id = '${ana.id}' and at > now() - interval '1 year'`,
      `select count(*) from public.shares where user_id = '${ana.id}' and created_at > now() - interval '1 day'`,
      'select is_admin from public.profiles',
    ]) {
      const plan = await database.transaction(async (tx) => {
        // On a handful of rows the planner would rightly read them all.
        await tx.query('set local enable_seqscan = off');
        await tx.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify(ana.claims)],
        );
        return tx.query(`explain ${query}`);
      });
      expect(JSON.stringify(plan)).toMatch(/Index (Only )?(Scan|Cond)/);
      expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    }
  });

  test('API roles have a limit on the time of a statement (D13)', async () => {
    const limits = await names(
      `select rolname || ' ' || array_to_string(rolconfig, ',') as name from pg_roles
       where rolname in ('anon', 'authenticated') order by 1`,
    );
    expect(limits).toEqual(['anon statement_timeout=5s', 'authenticated statement_timeout=5s']);
  });

  test('policies that let people write say what may come of it (D06)', async () => {
    const silent = await names(
      `select tablename || ': ' || policyname as name from pg_policies where schemaname = 'public'
       and permissive = 'PERMISSIVE' and cmd in ('INSERT', 'UPDATE', 'ALL') and coalesce(with_check, '') !~ '^\\((user_id|id) = \\( SELECT auth.uid\\(\\)'`,
    );
    expect(silent).toEqual([]);
  });

  test('no person makes or moves a row for another, even where every column is granted by mistake (D06)', async () => {
    const [ana, ben] = [await createPerson(database), await createPerson(database)];
    const { purpose, text_version, text_hash } = decision('research');
    const rows: Record<string, [string, string]> = {
      consents: [
        'user_id, purpose, granted, text_version, text_hash, locale, channel',
        `$1, '${purpose}', true, '${text_version}', '${text_hash}', 'es', 'profile'`,
      ],
      directions: ['user_id, family', `$1, 'health'`],
      plans: ['user_id, country, diploma, aim, start', `$1, 'MX', 'ib', 'vocational', '2027-09'`],
      reactions: ['user_id, career, reaction', `$1, 'derecho', 'no'`],
      requests: ['user_id, kind', `$1, 'access'`],
    };
    const writable = await names(
      `select distinct tablename as name from pg_policies where schemaname = 'public' and cmd = 'INSERT' order by 1`,
    );
    expect(writable).toEqual(Object.keys(rows));
    const attempts: [string, string][] = [];
    for (const [table, [columns, values]] of Object.entries(rows)) {
      const insert = `insert into public.${table} (${columns}) values (${values})`;
      attempts.push([table, insert]);
      await database.query(insert, [ana.id]);
      attempts.push([table, `update public.${table} set user_id = $1`]);
    }
    attempts.push(['profiles', 'update public.profiles set id = $1']);
    const moving = new Set(
      await names(
        `select tablename as name from pg_policies where schemaname = 'public' and cmd = 'UPDATE'`,
      ),
    );
    for (const [table, statement] of attempts) {
      if (statement.startsWith('update') && !moving.has(table)) continue;
      const tried = database.transaction(async (tx) => {
        await tx.query(`grant select, insert, update on public.${table} to authenticated`);
        await tx.query(
          `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify(ana.claims)],
        );
        await tx.query(statement, [ben.id]);
        throw new Error('was done');
      });
      expect([
        statement,
        await tried.catch((error: { code?: string; message: string }) => error),
      ]).toMatchObject([
        statement,
        { code: '42501', message: expect.stringContaining('row-level security') },
      ]);
    }
  });

  test('no person moves a row to another (D06)', async () => {
    const [ana, ben] = [await createPerson(database), await createPerson(database)];
    const as = asPerson(database, ana.claims);
    await expect(as.query('update public.profiles set id = $1', [ben.id])).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      as.query('update public.attempts set user_id = $1', [ben.id]),
    ).rejects.toMatchObject({ code: '42501' });
    const columns = 'user_id, purpose, granted, text_version, text_hash, locale, channel';
    const values = `'${ben.id}', 'research', true, '1', repeat('a', 64), 'es', 'profile'`;
    await expect(
      as.query(`insert into public.consents (${columns}) values (${values})`),
    ).rejects.toMatchObject({
      code: '42501',
    });
  });
});
