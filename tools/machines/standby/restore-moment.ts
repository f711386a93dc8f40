import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import { createPerson } from '#tests/database/people.ts';
import { asPostgres, fileOfPostgres, folderOfPostgres } from './as-postgres.ts';
import { postgresNode } from './postgres-node.ts';
import { ports, type Scene, type Told } from './scene.ts';

const eraseAgain = resolve(import.meta.dirname, '../../../deploy/standby/erase-again.psql');
const COUNT = 'select count(*) from public.profiles';

/** A full and an incremental backup, a mistake, and the moment before it brought back beside; who was erased since is erased again. */
export async function backUpAndRestore(scene: Scene, told: Told): Promise<void> {
  const { folder, writer, backrest } = scene;
  async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
    const from = performance.now();
    await work();
    told(what, true, `${((performance.now() - from) / 1000).toFixed(1)} s`);
  }
  await timed('a full backup', () => backrest('--type=full', 'backup'));
  await makePeople(scene, 20);
  await timed('an incremental one', () => backrest('--type=incr', 'backup'));
  await makePeople(scene, 5);
  const [before] = await writer.sql(COUNT, 'faro');
  const [moment] = await writer.sql('select clock_timestamp()');
  await pause(1_500);
  const [hash] = await writer.sql(
    'select private.erasure_hash(id) from auth.users limit 1',
    'faro',
  );
  await writer.sql('delete from auth.users', 'faro');
  await writer.sql('select pg_switch_wal()');
  const [left] = await writer.sql(COUNT, 'faro');

  const place = folderOfPostgres(join(folder, 'restored'));
  const restored = postgresNode(place, ports.restored);
  folderOfPostgres(restored.sockets);
  await timed('the moment before a mistake, back beside', async () => {
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
    await backrest(`--pg1-path=${restored.data}`, ...target, '--archive-mode=off', 'restore');
    await restored.start();
    while ((await restored.sql('select pg_is_in_recovery()'))[0] !== 'f') await pause(100);
  });
  try {
    const [after] = await restored.sql(COUNT, 'faro');
    told('all people of then are there', after === before && left === '0', `${after} of ${before}`);
    const lines = JSON.stringify({ hash, at: new Date().toISOString() });
    const ledger = fileOfPostgres(join(place, 'erasures.jsonl'), `${lines}\n`);
    const script = fileOfPostgres(join(place, 'again.sql'), readFileSync(eraseAgain, 'utf8'));
    const address = ['-h', restored.sockets, '-p', String(ports.restored), '-d', 'faro', '-Xq'];
    await asPostgres(['psql', ...address, '-v', `ledger=${ledger}`, '-f', script]);
    const [again] = await restored.sql(COUNT, 'faro');
    const isErased = Number(again) === Number(before) - 1;
    told('who was erased since is erased again', isErased, `${again} of ${before}`);
  } finally {
    await restored.stop('immediate');
  }
  await makePeople(scene, 10);
}

async function makePeople({ folder, urlOf }: Scene, count: number): Promise<void> {
  const options = { url: urlOf('faro_direct'), dataDir: folder, log: () => {} };
  const database = await openDatabase(options);
  for (let index = 0; index < count; index += 1) await createPerson(database);
  await database.close();
}
