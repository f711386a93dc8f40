/**
 * npm run drill:install: from a bare Debian 13 to https, backups and an upgrade, by the scripts of `deploy/`, in namespaces on this machine. As
 * root, on Debian, with debootstrap and systemd-container; ports 80, 443, 2019, 3001, 3002 and 5432 must be free. Prints a table of what
 * was promised and seen; ends with 1 when something is not so.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bootDebian } from './install/machine.ts';
import { pressAsUsers } from './install/press.ts';

const HOST = 'faro.localhost';
const began = performance.now();
const failures: string[] = [];
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'faro-sources-'));
/** What the machine takes its versions from: this checkout, then changed copies of it. */
const versions = {
  now: join(folder, 'now'),
  broken: join(folder, 'broken'),
  older: join(folder, 'older'),
};
for (const target of Object.values(versions)) {
  cpSync(root, target, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist|\.git|\.data|\.cache)$/.test(path),
  });
}
writeFileSync(
  join(versions.broken, 'supabase/migrations/20991231000000_broken.sql'),
  'create table public.half_made (id int); select 1 / 0;',
);
const last = readdirSync(join(versions.older, 'supabase/migrations')).toSorted().at(-1) ?? '';
rmSync(join(versions.older, 'supabase/migrations', last));

function told(what: string, isTrue: boolean, said: string): void {
  const at = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  console.log(`${isTrue ? '  ok  ' : ' FAIL '} ${at.padStart(6)}  ${what.padEnd(52)} ${said}`);
  if (!isTrue) failures.push(what);
}

const machine = await bootDebian(join(tmpdir(), 'faro-drill-debian'), folder);
const authority = { NODE_EXTRA_CA_CERTS: '/opt/authority.crt' };
const faro = (...command: string[]) => machine.inside(['faro', ...command], authority);
const failing = (work: Promise<string>) =>
  work.then(
    () => '',
    (error: unknown) => String(error),
  );
try {
  told('a bare Debian 13 boots', true, machine.root);
  const from = performance.now();
  const env = { ...authority, FARO_DOMAIN: HOST, FARO_TLS: 'tls internal' };
  await machine.inside(['sh', '/src/now/deploy/install.sh'], env);
  const minutes = (performance.now() - from) / 60_000;
  told(
    'from nothing to the site under https in 30 minutes',
    minutes <= 30,
    `${minutes.toFixed(1)} minutes`,
  );

  const users = pressAsUsers(HOST, 50);
  const score = await machine.inside([
    'systemd-analyze',
    'security',
    'faro@3001.service',
    '--no-pager',
  ]);
  const exposure = Number(/exposure level for [^:]+: ([\d.]+)/.exec(score)?.[1]);
  told('systemd-analyze security of the site ≤ 2.5', exposure <= 2.5, String(exposure));

  const noKey = await failing(faro('backup:nightly'));
  told(
    'a backup without a key is refused in one line',
    noKey.includes('BACKUP_KEY is missing'),
    '',
  );
  const key = await machine.inside(['age-keygen', '-o', '/root/key.txt']);
  const publicKey = /age1[a-z0-9]+/.exec(key)?.[0] ?? '';
  await machine.inside(['sh', '-c', `echo BACKUP_KEY=${publicKey} >> /etc/faro/faro.env`]);
  await machine.inside(['systemctl', 'start', 'faro-backup']);
  const kept = await machine.inside(['sh', '-c', 'ls /var/lib/faro/backups/*']);
  told('the nightly backup is there, encrypted', /rows\.gz\.age/.test(kept), '');
  await machine.inside(['systemctl', 'start', 'faro-drill']);
  const drilled = await machine.inside([
    'journalctl',
    '-u',
    'faro-drill',
    '-o',
    'cat',
    '--no-pager',
  ]);
  told(
    'it comes back row by row beside the one served',
    drilled.includes('came back as they were saved'),
    '',
  );
  const opened = await machine.inside([
    'sh',
    '-c',
    'cd /opt/faro/current && npm run --silent backup:open -- /var/lib/faro/backups/faro-* /root/opened --identity /root/key.txt && ls /root/opened',
  ]);
  told('the owner opens it with the key', opened.includes('manifest.json'), '');

  // Told no place, it looks where the installer found it.
  await faro('upgrade');
  const live = await failing(machine.inside(['systemctl', 'is-active', 'faro@3002']));
  told('an upgrade changes to the other port', live === '', '');
  const broken = await failing(faro('upgrade', '/src/broken'));
  told('a failing migration goes back by itself', broken.includes('Nothing was changed'), '');
  const still = await failing(machine.inside(['systemctl', 'is-active', 'faro@3002']));
  told('the version of before goes on', still === '', '');
  const older = await failing(faro('upgrade', '/src/older'));
  told('a version older than the tables is refused', older.includes('older than the tables'), '');

  const { counts, slowest } = await users.stop();
  const failed = Object.entries(counts).filter(([status]) => status !== '200');
  told(
    '50 users meanwhile: no request failed',
    failed.length === 0,
    `${JSON.stringify(counts)}, slowest ${slowest.toFixed(0)} ms`,
  );
} finally {
  await machine.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  failures.length === 0 ? '\nAll as promised.' : `\nNot as promised: ${failures.join('; ')}`,
);
process.exit(failures.length === 0 ? 0 : 1);
