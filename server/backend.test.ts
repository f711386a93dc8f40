import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBackend } from './backend.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './database/database.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';

test('a server that starts tells its database when sessions are over', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-backend-'));
  const env = { DATA_DIR: dataDir, SESSION_IDLE_DAYS: '3', SESSION_MAX_DAYS: '4' };
  const config = configForTests(env);
  const parts = { config, clock: systemClock, log: silentLog, onOutboxOpened: () => {} };
  const backend = await openBackend(parts);
  // A request waits until the data protocol has read the schema, and so does the closing then.
  const headers = { apikey: config.anonKey };
  const request = new Request('http://localhost:3000/rest/v1/attempts', { headers });
  await backend.rest(request, 'test', '192.0.2.1');
  await backend.close();
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  const rows = await database.query('select idle_days, max_days from private.session_ends');
  await database.close();
  await rm(dataDir, { recursive: true });
  expect(rows).toEqual([{ idle_days: 3, max_days: 4 }]);
});
