import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { constants } from '#domain/constants.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The lines of one table of `supabase/config.toml`, name to value. */
function settings(table: string): Record<string, string> {
  const [, lines = ''] = read('supabase/config.toml').split(`\n[${table}]\n`);
  const [own = ''] = lines.split('\n[');
  return Object.fromEntries(
    [...own.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, k, v]) => [k, v]),
  );
}

test('a hosted project ends sessions when the embedded server does', () => {
  expect(settings('auth.sessions')).toEqual({
    timebox: `${constants.sessionMaxDays * 24}h`,
    inactivity_timeout: `${constants.sessionIdleDays * 24}h`,
  });
});

test('so does SQL where no server has written its settings', () => {
  const sql = read('supabase/migrations/20261122100300_session_ends.sql');
  expect(sql).toContain(`coalesce(max(max_days), ${constants.sessionMaxDays})`);
  expect(sql).toContain(`coalesce(max(idle_days), ${constants.sessionIdleDays})`);
});

test('a refresh token’s parent is taken for the same minute in both', () => {
  expect(read('server/auth/sessions/sessions.ts')).toContain(
    `PARENT_LIFE = ${settings('auth').refresh_token_reuse_interval};`,
  );
});
