import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database, Session } from './queries.ts';
import { takeLockFile } from './lock-file.ts';
import { keepPlans } from './pglite-plans.ts';
import { restOnPglite } from './rest-on-pglite.ts';
import { createQueue } from './queue.ts';

/** The embedded database, which can also give a copy of itself. */
export type PgliteDatabase = Database & { dump(compression?: 'none' | 'gzip'): Promise<Blob> };

/**
 * Opens the embedded database in `<dataDir>/pglite`, alone: a lock file keeps a second process out.
 *
 * @throws StartRefusal when another living process has the folder.
 */
export async function openPglite(
  dataDir: string,
  options: Pick<PGliteOptions, 'loadDataDir'> = {},
): Promise<PgliteDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const releaseLock = takeLockFile(join(dataDir, 'pglite.lock'));
  try {
    return await wrapPglite({ ...options, dataDir: join(dataDir, 'pglite') }, releaseLock);
  } catch (error) {
    releaseLock();
    throw error;
  }
}

/** A database over PGlite with these options; `afterClose` runs once it is shut. */
export async function wrapPglite(
  options: PGliteOptions,
  afterClose: () => void = () => {},
): Promise<PgliteDatabase> {
  const pglite = await PGlite.create(options);
  await pglite.exec("set timezone to 'UTC'");
  const queue = createQueue();
  const plans = keepPlans(pglite);
  const direct: Session = {
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const [rows = []] = await plans.ask<Row>({ text, values });
      return rows;
    },
    async script(sql) {
      await pglite.exec(sql);
      await plans.forget();
    },
  };

  async function transaction<T>(work: (tx: Session) => Promise<T>): Promise<T> {
    return queue.run(async () => {
      await direct.query('begin');
      try {
        const result = await work(direct);
        await direct.query('commit');
        return result;
      } catch (error) {
        await plans.rollBack();
        throw error;
      }
    });
  }

  let closing: Promise<void> | undefined;
  return {
    kind: 'pglite',
    query: (sql, params) => queue.run(() => direct.query(sql, params)),
    script: (sql) => queue.run(() => direct.script(sql)),
    transaction,
    rest: restOnPglite(plans, queue),
    dump: (compression = 'none') => queue.run(() => pglite.dumpDataDir(compression)),
    close: () => (closing ??= queue.run(() => pglite.close()).finally(afterClose)),
  };
}
