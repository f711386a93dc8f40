// What the role of DATABASE_URL needs before the first start, and what a superuser writes where it lacks it.
import type { Queries } from './queries.ts';

/** Roles of a Supabase project, with the options that each of them has. */
export const serverRoles = [
  ['anon', 'nologin noinherit'],
  ['authenticated', 'nologin noinherit'],
  ['service_role', 'nologin noinherit bypassrls'],
  ['authenticator', 'nologin noinherit'],
] as const;

type State = {
  role: string;
  database: string;
  /** The version as a number, 150000 for 15.0. */
  version: number;
  is_super: boolean;
  makes_roles: boolean;
  owns: boolean;
  is_standby: boolean;
  /** Roles that are there, and those of them that the role may hand on. */
  there: string[];
  grants: string[];
};

/**
 * The statements that a superuser has to run once, all of them at once; none where the role may prepare the database by
 * itself. PostgreSQL 15 lets only a superuser make a role with `bypassrls`; from 16 on a role may be handed on by a role that
 * has it with admin option (release notes of 16, "Role membership").
 */
export async function missingRights(database: Queries): Promise<readonly string[]> {
  const [state] = await database.query<State>(
    `select current_user as role, current_database() as database,
       current_setting('server_version_num')::int as version, rolsuper as is_super,
       rolcreaterole as makes_roles, pg_is_in_recovery() as is_standby,
       (select pg_has_role(current_user, datdba, 'usage') from pg_database
        where datname = current_database()) as owns,
       array(select rolname::text from pg_roles where rolname = any ($1::text[])) as there,
       array(select granted.rolname::text from pg_auth_members
             join pg_roles as granted on granted.oid = roleid
             where member = (select oid from pg_roles where rolname = current_user)
               and admin_option and granted.rolname = any ($1::text[])) as grants
     from pg_roles where rolname = current_user`,
    [serverRoles.map(([name]) => name)],
  );
  return state === undefined || state.is_super ? [] : statementsFor(state);
}

function statementsFor(state: State): readonly string[] {
  const role = quoted(state.role);
  const absent = serverRoles.filter(([name]) => !state.there.includes(name));
  const needsSuperuser = absent.some(([name]) => name === 'service_role') || !state.makes_roles;
  const made = needsSuperuser ? absent : [];
  const ungranted = serverRoles
    .map(([name]) => name)
    .filter((name) => {
      const isMadeElsewhere = state.there.includes(name) || made.some(([each]) => each === name);
      return state.version >= 160_000 && isMadeElsewhere && !state.grants.includes(name);
    });
  return [
    ...(state.makes_roles ? [] : [`alter role ${role} createrole;`]),
    ...made.map(creating),
    ...(ungranted.length > 0
      ? [`grant ${ungranted.join(', ')} to ${role} with admin option;`]
      : []),
    ...(state.owns ? [] : [`alter database ${quoted(state.database)} owner to ${role};`]),
  ];
}

/**
 * What a superuser has to run where a server could not even be entered, by PostgreSQL's code for that: all of it where the
 * role is not there (28000, or 28P01 where it asks for a password first), the database alone where that is (3D000).
 */
export function statementsToEnter(code: unknown, address: URL): readonly string[] {
  const role = quoted(decodeURIComponent(address.username));
  const database = `create database ${quoted(decodeURIComponent(address.pathname.slice(1)))} owner ${role};`;
  if (code === '3D000') return [database];
  if (code !== '28000' && code !== '28P01') return [];
  const names = serverRoles.map(([name]) => name).join(', ');
  return [
    `create role ${role} login createrole createdb password 'that of DATABASE_URL';`,
    ...serverRoles.map(creating),
    `grant ${names} to ${role} with admin option;`,
    database,
  ];
}

function creating([name, options]: (typeof serverRoles)[number]): string {
  return `create role ${name} ${options};`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
