import { hasTable, readInstallation } from '#server/database/installation.ts';
import { migrate } from '#server/database/migrations.ts';
import type { Database, Queries } from '#server/database/queries.ts';
import { readLedger, replayLedger, type LedgerLine } from '#server/jobs/erasure-ledger.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { differences, fingerprints } from './fingerprints.ts';
import type { Manifest } from './manifest.ts';
import { PLAIN_FORMAT, tableName, tablesOf } from './tables.ts';

/** What a restore puts back. */
export type RestorePart = {
  file: string;
  manifest: Manifest;
  /** The people erased, by every copy of the ledger. */
  ledger: readonly LedgerLine[];
  keepLedger: (database: Queries) => Promise<void>;
};

export type Filled = { erasedAgain: number; installation: string };

/**
 * Makes a database with the rows of a backup ready to be served: compared with the manifest, brought up to date, the
 * ledger replayed.
 *
 * @throws StartRefusal when it is not what was saved.
 */
export async function makeReady(
  database: Database,
  { manifest, keepLedger }: RestorePart,
  ledger: readonly LedgerLine[],
): Promise<Filled> {
  const different = differences(manifest.tables, await fingerprintsLike(database, manifest));
  if (different.length > 0) {
    throw new StartRefusal(
      `What came back differs from what was saved: ${different.join(', ')}. Nothing was changed.`,
    );
  }
  await migrate(database, { log: () => {} });
  const erasedAgain = await replayLedger(database, ledger);
  await keepLedger(database);
  const installation = await readInstallation(database);
  if (installation === undefined) throw new StartRefusal('What came back has no id of its own.');
  return { erasedAgain, installation };
}

/** Of the same tables and columns, because a later version may have made more; what it made there is in no backup. */
async function fingerprintsLike(database: Database, { tables }: Manifest) {
  return database.transaction(async (tx) => {
    await tx.script(PLAIN_FORMAT);
    const there = await tablesOf(tx);
    const compared = there.flatMap((table) => {
      const saved = tables[tableName(table)];
      return saved ? [{ ...table, columns: saved.columns }] : [];
    });
    return fingerprints(tx, compared);
  });
}

/** The ledger of the database that is to be replaced; none where it has no tables of ours. */
export async function ledgerBefore(database: Queries): Promise<LedgerLine[]> {
  return (await hasTable(database, 'private.erasures')) ? readLedger(database) : [];
}

/** Of a place that has something in it. */
export function notEmpty(place: string): StartRefusal {
  return new StartRefusal(
    `${place} is not empty; --replace puts what is there aside, under another name.`,
  );
}
