import type { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Queue } from './queue.ts';
import { pgliteDriver } from './pglite-driver.ts';
import { plainDatabaseErrors } from './database-errors.ts';
import type { RestConnection } from './queries.ts';
import { restTypes } from './value-types.ts';

/** X05: no request may keep a connection longer than this. */
const STATEMENT_TIMEOUT_MS = 5000;

/** The library's own PostgreSQL driver on a pool of its own, with a time limit on every statement. */
export function postgresRestConnection(
  address: { url: string; socket: { host?: string } },
  poolSize: number,
): RestConnection {
  return prepare(
    createPostgresConnection({
      url: address.url,
      postgresOptions: {
        ...address.socket,
        max: poolSize,
        onnotice: () => {},
        types: restTypes,
        connection: { statement_timeout: STATEMENT_TIMEOUT_MS, application_name: 'faro-rest' },
      },
    }),
  );
}

/**
 * The same class over PGlite's one session. The library's own PGlite driver hands that session to
 * concurrent callers, so that one caller's role applies to another's statement: here each holds the
 * queue from BEGIN to COMMIT. The pool of the class is lazy and never connects.
 */
export function pgliteRestConnection(pglite: PGlite, queue: Queue): RestConnection {
  const connection = createPostgresConnection({ url: 'postgres://unused.invalid/unused' });
  const executor = connection.kysely.getExecutor();
  /* oxlint-disable typescript/consistent-type-assertions -- everything here is the library's own
     Kysely and compiler, whose version and therefore types differ from ours */
  const OwnKysely = connection.kysely.constructor as typeof Kysely;
  const kysely: unknown = new OwnKysely({
    dialect: {
      createAdapter: () => executor.adapter as never,
      createDriver: () => pgliteDriver(pglite, queue),
      createQueryCompiler: () => ({
        compileQuery: (node: never, id: never) => executor.compileQuery(node, id) as never,
      }),
      createIntrospector: () => connection.kysely.introspection as never,
    },
  });
  connection.kysely = kysely as typeof connection.kysely;
  /* oxlint-enable typescript/consistent-type-assertions */
  return prepare(connection);
}

/**
 * On its first request the library runs GRANT ALL ON ALL TABLES to every role, which undoes column
 * privileges, unless it believes that to be done. The field is private to its types only.
 */
function prepare(connection: RestConnection): RestConnection {
  Object.assign(connection, { rlsState: 'active' });
  plainDatabaseErrors(connection);
  return connection;
}
