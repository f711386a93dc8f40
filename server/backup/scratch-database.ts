import { openPostgres } from '#server/database/postgres.ts';
import type { Database, Queries } from '#server/database/queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';

/** The address of another database on the same server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** What is beside a database on its server, by names that a restore gives. */
export type Server = {
  /** The database that is filled. */
  scratch: string;
  /** Under which name the one of before is kept. */
  kept: string;
  /** Makes the scratch database, with the properties of the one it is to replace. */
  makeScratch(): Promise<void>;
  /** Gives the scratch database the name, in one transaction. */
  swap(): Promise<void>;
  /** Removes the one of before. */
  dropKept(): Promise<void>;
  /** Removes a scratch database that was not used, and ends the connection. */
  close(): Promise<void>;
};

/** PostgreSQL cuts names at 63 bytes. */
const namesOf = (name: string, stamp: string) => ({
  scratch: `${name.slice(0, 38)}_restoring_${stamp}`,
  kept: `${name.slice(0, 38)}_before_${stamp}`,
});

/**
 * Opens a connection beside the database at `url`, because none can be renamed from within.
 *
 * @throws StartRefusal when the role may not make and rename databases.
 */
export async function openBeside(url: string, target: Queries, stamp: string): Promise<Server> {
  const [found] = await target.query<{
    name: string;
    role: string;
    may_create: boolean;
    owns: boolean;
  }>(
    `select database.datname as name, current_user::text as role, role.rolcreatedb or role.rolsuper as may_create,
       pg_has_role(database.datdba, 'usage') as owns
     from pg_database as database, pg_roles as role
     where database.datname = current_database() and role.rolname = current_user`,
  );
  if (!found) throw new StartRefusal('The database does not say which role this is.');
  const { name, role } = found;
  const wanted = [
    ...(found.may_create ? [] : [`alter role ${quoted(role)} createdb;`]),
    ...(found.owns ? [] : [`alter database ${quoted(name)} owner to ${quoted(role)};`]),
  ];
  if (wanted.length > 0) {
    throw new StartRefusal(
      `A restore fills a database beside this one, which the role ${role} may not make. As a superuser: ${wanted.join(' ')}`,
    );
  }
  const { scratch, kept } = namesOf(name, stamp);
  const beside = await openPostgres(
    databaseAt(url, name === 'postgres' ? 'template1' : 'postgres'),
    1,
  );
  return {
    scratch,
    kept,
    async makeScratch() {
      await dropUnfinished(beside, name);
      await makeLike(beside, name, scratch).catch(noRoom);
    },
    async swap() {
      await beside
        .transaction((tx) =>
          tx.script(
            `alter database ${quoted(name)} rename to ${quoted(kept)};
             alter database ${quoted(scratch)} rename to ${quoted(name)}`,
          ),
        )
        .catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new StartRefusal(
            `The restored database could not take its place (${why}). Nothing was changed; try again.`,
          );
        });
    },
    dropKept: () => beside.script(`drop database ${quoted(kept)}`),
    async close() {
      // What cannot be removed now, because the server is away, the next restore removes.
      await beside
        .script(`drop database if exists ${quoted(scratch)} with (force)`)
        .catch(() => {});
      await beside.close();
    },
  };
}

/**
 * Removes what a restore has kept under another name.
 *
 * @throws StartRefusal when the name is none that a restore of this database gives, or there is none.
 */
export async function dropKeptDatabase(url: string, kept: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (!kept.startsWith(namesOf(name, '').kept) || !/_before_\d{14}$/.test(kept)) {
    throw new StartRefusal(`${kept} is no database that a restore has kept beside ${name}.`);
  }
  const beside = await openPostgres(
    databaseAt(url, name === 'postgres' ? 'template1' : 'postgres'),
    1,
  );
  try {
    await beside.script(`drop database ${quoted(kept)}`);
  } catch (error) {
    throw new StartRefusal(error instanceof Error ? error.message : String(error));
  } finally {
    await beside.close();
  }
}

/** What restores that were killed have left. One that another restore is filling is in use, and stays. */
async function dropUnfinished(beside: Database, name: string): Promise<void> {
  const start = namesOf(name, '').scratch;
  const left = await beside.query<{ datname: string }>(
    `select datname from pg_database where starts_with(datname, $1) and datname ~ '_restoring_\\d{14}$'`,
    [start],
  );
  for (const { datname } of left) {
    await beside.script(`drop database if exists ${quoted(datname)}`).catch(() => {});
  }
}

/** Owner, locale, place, rights and settings of a database are in no dump of it. */
async function makeLike(beside: Database, name: string, scratch: string): Promise<void> {
  const [like] = await beside.query<{ options: string }>(
    `select format('owner %I encoding %L lc_collate %L lc_ctype %L connection limit %s',
         pg_get_userbyid(datdba), pg_encoding_to_char(encoding), datcollate, datctype, datconnlimit)
       -- Only a superuser may name the one that is taken anyway.
       || case when spcname = 'pg_default' then '' else format(' tablespace %I', spcname) end
       || case when datlocprovider = 'c' then '' else format(' locale_provider %s %s %L',
         case datlocprovider when 'i' then 'icu' else 'builtin' end,
         case datlocprovider when 'i' then 'icu_locale' else 'builtin_locale' end,
         coalesce(to_jsonb(database) ->> 'datlocale', to_jsonb(database) ->> 'daticulocale')) end as options
     from pg_database as database join pg_tablespace as place on place.oid = dattablespace where datname = $1`,
    [name],
  );
  await beside.script(
    `create database ${quoted(scratch)} template template0 ${like?.options ?? ''}`,
  );
  const also = await beside.query<{ statement: string }>(
    `select format('revoke all on database %I from public', $2::text) as statement, 0 as place
       from pg_database where datname = $1 and datacl is not null
     union all
     select format('grant %s on database %I to %s%s', privilege_type, $2::text,
         case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
         case when is_grantable then ' with grant option' else '' end), 1
       from pg_database, aclexplode(datacl) where datname = $1
     union all
     select format('alter database %I set %s to %s', $2::text, split_part(setting, '=', 1),
         case when split_part(setting, '=', 1) in ('search_path', 'temp_tablespaces') then substr(setting, strpos(setting, '=') + 1)
           else quote_literal(substr(setting, strpos(setting, '=') + 1)) end), 2
       from pg_db_role_setting join pg_database on pg_database.oid = setdatabase, unnest(setconfig) as setting
       where datname = $1 and setrole = 0
     order by place`,
    [name, scratch],
  );
  for (const { statement } of also) await beside.script(statement);
}

function noRoom(error: unknown): never {
  const why = error instanceof Error ? error.message : String(error);
  throw new StartRefusal(
    `A database to restore into could not be made (${why}). Nothing was changed.`,
  );
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
