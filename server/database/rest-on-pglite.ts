import type { PGlite } from '@electric-sql/pglite';
import type { Queue } from './queue.ts';
import type { RestRow, RestTransactions, Statement } from './queries.ts';

/**
 * The data API's transactions on PGlite's only session: each holds the queue from BEGIN to COMMIT, so that no caller's
 * role applies to another's statement.
 */
export function restOnPglite(pglite: PGlite, queue: Queue): RestTransactions {
  async function onlyRow({ text, values }: Statement): Promise<RestRow> {
    const { rows } = await pglite.query<RestRow>(text, [...values]);
    const [row] = rows;
    if (!row) throw new Error('A statement of the data API gave no row.');
    return row;
  }

  return {
    run: (opening, next) =>
      queue.run(async () => {
        await pglite.exec('begin');
        try {
          const row = await onlyRow(next(await onlyRow(opening)));
          await pglite.exec('commit');
          return row;
        } catch (error) {
          await pglite.exec('rollback');
          throw error;
        }
      }),
  };
}
