// npm run drill: the faults that tests leave to it (docs/operating.md, "Backup and restore"), on throw-away data
// and a server of its own. Needs the built site; what needs root or a program that is missing is left out, and said so.
// Exit code 1 when a row fails.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { atAddress } from '#tools/operate/existing-database.ts';
import { makeAccount, saveAnswers, type Session } from '#tests/made-accounts.ts';
import { password } from '#tests/people.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { failingBackups } from './drill-backups.ts';
import { crashes } from './drill-crashes.ts';
import { fullDisks } from './drill-full-disks.ts';

const rows: { id: string; says: string; holds: boolean }[] = [];
const folders: string[] = [];
const servers: RunningServer[] = [];

function row(id: string, says: string, holds: boolean): void {
  rows.push({ id, says, holds });
  console.log(`${holds ? 'holds ' : 'FAILS '} ${id}  ${says}`);
}

async function server(): Promise<RunningServer> {
  const started = await startServer({ RATE_LIMITS: 'all=1000000/60' });
  servers.push(started);
  return started;
}

async function status({ url }: RunningServer, { access_token }: Session): Promise<number> {
  const { anonKey } = await (await fetch(`${url}/config.json`)).json();
  const headers = { apikey: anonKey, authorization: `Bearer ${access_token}` };
  return (await fetch(`${url}/auth/v1/user`, { headers })).status;
}

async function erase({ url }: RunningServer, email: string): Promise<number> {
  const { anonKey } = await (await fetch(`${url}/config.json`)).json();
  const call = (path: string, body: object, token: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const path = '/auth/v1/token?grant_type=password';
  const signedIn = await (await call(path, { email, password }, anonKey)).json();
  return (await call('/rest/v1/rpc/delete_my_account', {}, signedIn.access_token)).status;
}

async function jobs(dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['tools/operate/jobs.ts', '--now'], {
    env,
    stdio: 'inherit',
  });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`jobs ended with ${String(code)}`);
}

async function backupAndRestore(): Promise<void> {
  const first = await server();
  const [ana, ben] = [
    await makeAccount(first, 'ana@example.com'),
    await makeAccount(first, 'ben@example.com'),
  ];
  await saveAnswers(first, ben, { id: crypto.randomUUID(), locale: 'es' }, { r01: 4 });
  await first.stop();
  const folder = await mkdtemp(join(tmpdir(), 'faro-drill-'));
  folders.push(folder);
  const saved = join(folder, 'saved');
  await atAddress({ url: undefined, dataDir: first.dataDir }, ({ url }) =>
    takeBackup({ url, folder: saved, now: new Date() }),
  );
  await first.restart();
  row(
    'X18',
    'a person erases their account after the backup',
    (await erase(first, ana.user.email)) < 300,
  );
  await first.stop();
  await jobs(first.dataDir);

  const place = join(folder, 'empty-machine');
  const ledgers = [join(first.dataDir, 'erasures.jsonl')];
  const { erasedAgain } = await atAddress({ url: undefined, dataDir: place }, (at) =>
    restoreBackup({ ...at, folder: saved, ledgers, replace: false, now: new Date() }),
  );
  row('X18', 'an empty machine has the same row counts and hashes', true);
  row('X18', 'those erased since are erased again', erasedAgain === 1);

  // The restored machine answers under the old address: tokens name their issuer.
  const secrets = await readFile(join(first.dataDir, 'secrets.json'));
  await rm(first.dataDir, { recursive: true });
  await cp(place, first.dataDir, { recursive: true });
  await first.restart();
  row('X18', 'without the secret, old tokens are worth nothing', (await status(first, ben)) >= 400);
  await first.stop();
  await writeFile(join(first.dataDir, 'secrets.json'), secrets, { mode: 0o600 });
  await first.restart();
  row('X18', 'with the secret kept, a session goes on', (await status(first, ben)) === 200);
  row('X18', 'a token of the erased person stays dead', (await status(first, ana)) >= 400);
}

try {
  await backupAndRestore();
  await failingBackups(row);
  await fullDisks(row);
  await crashes(row);
} finally {
  for (const each of servers) await each.remove();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
