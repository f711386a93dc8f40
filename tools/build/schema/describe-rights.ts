import type { Queries } from '#server/database/queries.ts';
import type { OfTable } from './of-table.ts';

/** `pg_get_userbyid`, with the word for everybody. */
const GRANTEE = `case grantee when 0 then 'public' else pg_get_userbyid(grantee)::text end`;

/** The roles that may look into the schemas, besides their owner. */
export async function describeUsage(tx: Queries, schemas: readonly string[]): Promise<string[]> {
  const grants = await tx.query<{ text: string }>(
    `select format('grant %s on schema %I to %s;', string_agg(lower(privilege_type), ', ' order by privilege_type), nspname, ${GRANTEE}) as text
     from pg_catalog.pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
     where nspname = any ($1) and grantee <> nspowner and ${GRANTEE} not like 'pg\\_%'
     group by nspname, grantee order by nspname collate "C", ${GRANTEE} collate "C"`,
    [schemas],
  );
  return grants.length > 0 ? [grants.map(({ text }) => text).join('\n')] : [];
}

/** What others may do with things that are made later. */
export async function describeDefaults(tx: Queries): Promise<string[]> {
  const grants = await tx.query<{ text: string }>(
    `select text from (select format('alter default privileges%s grant %s on %s to %s;',
       case when defaclnamespace <> 0 then format(' in schema %I', defaclnamespace::regnamespace::text) end,
       string_agg(lower(privilege_type), ', ' order by privilege_type),
       case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end, ${GRANTEE}) as text
     from pg_catalog.pg_default_acl, aclexplode(defaclacl) where grantee <> defaclrole
     group by defaclnamespace, defaclobjtype, grantee
     union all
     select 'alter default privileges revoke execute on functions from public;' from pg_catalog.pg_default_acl
     where defaclnamespace = 0 and defaclobjtype = 'f' and not exists (select from aclexplode(defaclacl) where grantee = 0)) as described order by text collate "C"`,
  );
  return grants.length > 0 ? [grants.map(({ text }) => text).join('\n')] : [];
}

/** Rights to tables and to single columns of them, besides their owner's. */
export function tableRights(tx: Queries, tables: readonly number[]): Promise<OfTable[]> {
  return tx.query(
    `select oid::integer as table,
       format('grant %s on %s to %s;', string_agg(what, ', ' order by what collate "C"), oid::regclass, who) as text
     from (
       select oid, ${GRANTEE} as who, lower(privilege_type) as what
       from pg_catalog.pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner)))
       where oid = any ($1::oid[]) and grantee <> relowner
       union all
       select attrelid, ${GRANTEE}, format('%s (%s)', lower(privilege_type), string_agg(quote_ident(attname), ', ' order by attnum))
       from pg_catalog.pg_attribute, aclexplode(attacl) where attrelid = any ($1::oid[])
       group by attrelid, grantee, privilege_type
     ) as right_to group by oid, who order by who collate "C"`,
    [tables],
  );
}
