import type { Plans } from './pglite-plans.ts';
import type { Queue } from './queue.ts';
import type { RestRow, RestTransactions, Statement } from './queries.ts';

const BEGIN: Statement = { text: 'begin', values: [] };
const COMMIT: Statement = { text: 'commit', values: [] };

/**
 * The data API's transactions on PGlite's only session: each holds the queue from BEGIN to COMMIT, so that no caller's
 * role applies to another's statement.
 */
export function restOnPglite({ ask, rollBack }: Plans, queue: Queue): RestTransactions {
  return {
    run: (opening, next) =>
      queue.run(async () => {
        try {
          const [, opened] = await ask<RestRow>(BEGIN, opening);
          const [rows] = await ask<RestRow>(next(onlyRow(opened)));
          const row = onlyRow(rows);
          await ask(COMMIT);
          return row;
        } catch (error) {
          await rollBack();
          throw error;
        }
      }),
  };
}

function onlyRow(rows: readonly RestRow[] | undefined): RestRow {
  const [row] = rows ?? [];
  if (!row) throw new Error('A statement of the data API gave no row.');
  return row;
}
