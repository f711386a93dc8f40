import type { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, DatabaseConnection, Driver } from 'kysely';
import type { Queue } from './queue.ts';
import { restParsers } from './value-types.ts';

const nothing = () => Promise.resolve();

/** A Kysely driver that gives PGlite's only session to one caller after another. */
export function pgliteDriver(pglite: PGlite, queue: Queue): Driver {
  const leaving = new WeakMap<DatabaseConnection, () => void>();

  async function run(sql: string) {
    await pglite.exec(sql);
  }

  return {
    init: nothing,
    destroy: nothing,
    async acquireConnection() {
      const leave = await queue.enter();
      const connection: DatabaseConnection = {
        async executeQuery<Row>(query: CompiledQuery) {
          const answer = await pglite.query<Row>(query.sql, [...query.parameters], {
            parsers: restParsers,
          });
          return { rows: answer.rows, numAffectedRows: BigInt(answer.affectedRows ?? 0) };
        },
        streamQuery() {
          throw new Error('Streaming is not used.');
        },
      };
      leaving.set(connection, leave);
      return connection;
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    async releaseConnection(connection) {
      leaving.get(connection)?.();
    },
  };
}
