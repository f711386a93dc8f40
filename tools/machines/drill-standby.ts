/**
 * npm run drill:standby: a writer and a standby of Debian's PostgreSQL with PgBouncer, pgBackRest and pg_cron, by the files of
 * `deploy/standby/`, on this machine. One run of the daily retention by pg_cron; a full and an incremental backup, and the moment before a
 * mistake brought back; the writer killed under load, and the standby in its place by the commands of the manual. Ends with 1 when something
 * is not so. Needs root, and Debian's postgresql-15 postgresql-15-cron pgbouncer pgbackrest.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { failOver } from './standby/fail-over.ts';
import { backUpAndRestore } from './standby/restore-moment.ts';
import { runByCron } from './standby/run-by-cron.ts';
import { buildScene, type Scene } from './standby/scene.ts';

const needed = ['pgbouncer', 'pgbackrest', '/usr/lib/postgresql/15/bin/postgres'];
const missing = needed.filter((each) => spawnSync('sh', ['-c', `command -v ${each}`]).status !== 0);
if (process.getuid?.() !== 0 || missing.length > 0) {
  console.error(
    `Not begun: this needs root and Debian's postgresql-15 postgresql-15-cron pgbouncer pgbackrest (missing: ${missing.join(' ') || 'root'}).`,
  );
  process.exit(1);
}
const began = performance.now();
const failures: string[] = [];
let scene: Scene | undefined;
try {
  scene = await buildScene(told);
  await runByCron(scene, told);
  await backUpAndRestore(scene, told);
  await failOver(scene, told);
} catch (error) {
  failures.push(String(error));
} finally {
  await scene?.stop();
  if (scene) rmSync(scene.folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

function told(what: string, isTrue: boolean, said: string): void {
  const at = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  console.log(`${isTrue ? '  ok  ' : ' FAIL '} ${at.padStart(6)}  ${what.padEnd(62)} ${said}`);
  if (!isTrue) failures.push(what);
}
