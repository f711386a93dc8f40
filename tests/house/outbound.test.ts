import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The files of the server that open connections, and to whom: never an address that a caller gave. */
const callers: Record<string, string> = {
  'server/auth/passwords/breached-passwords.ts':
    'the service of known breaches, only with BREACHED_PASSWORDS=on, by a part of a hash',
  'server/functions/hosted-reports.ts':
    'the Supabase project of BACKEND_URL, as the person who asks',
  'server/jobs/jobs-state.ts': 'the Supabase project of BACKEND_URL, by its public key',
  'server/watch/neighbours.ts': 'the machines that the owner lists in WATCH_URLS, a look a minute',
  'server/withdrawals/post-once.ts':
    'the mailing service of CONTACTS_WEBHOOK_URL, at an address that was judged',
};

test('F02: no part of the server asks another machine but those listed here with their reason', () => {
  const reaching =
    /\bfetch\(|\bhttps?\.(get|request)\(|\b(net|tls|dgram)\.(connect|createSocket)\(/;
  const found = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => reaching.test(readFileSync(resolve(root, file), 'utf8')));
  expect(found.sort()).toEqual(Object.keys(callers).sort());
});

test('F02: code that takes a new password asks by the one function that also knows the breaches', () => {
  const asking = /\brequireGoodPassword\(/;
  const found = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => asking.test(readFileSync(resolve(root, file), 'utf8')));
  expect(found.toSorted()).toEqual([
    'server/auth/passwords/new-password.ts',
    'server/auth/passwords/passwords.ts',
  ]);
});
