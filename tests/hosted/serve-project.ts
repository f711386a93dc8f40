// The stand-in of a hosted project as a process of its own: PORT, DATA_DIR or DATABASE_URL, and SITE, the site in front of it.
import { join } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { parseConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { createHttpServer, listen } from '#server/http/http-server.ts';
import { createLog } from '#server/log.ts';
import { appendToOutbox } from '#server/mail/outbox-file.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { embeddedSecrets } from '#server/secrets.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';
import { createProject } from './project.ts';
import { accessToken } from './access-token.ts';
import { pushedSettings } from './settings.ts';

const now = systemClock.now();
const config = parseConfig(process.env, {
  embeddedSecrets: (dataDir) => embeddedSecrets(dataDir, now),
  now,
});
const log = createLog({ level: 'warn' });
const database = await openDatabase({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  log: () => {},
});
const outbox = join(config.dataDir, 'outbox.jsonl');
const app = createProject({
  database,
  config,
  clock: systemClock,
  log,
  settings: pushedSettings(process.env['SITE'] ?? ''),
  deliver: (mail) => appendToOutbox(outbox, mail),
  accessToken,
});
const server = createHttpServer(app.fetch, securityOptions(config));
const running = await listen(server, config.port);
stopOnSignals(log, async () => {
  await running.stop();
  await database.close();
});
