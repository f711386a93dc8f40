// Before the site is built, which takes minutes: whether the settings make sense, and whether the database may be prepared.
import { parseConfig } from '#server/config.ts';
import { requireRights } from '#server/database/bootstrap.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { makeSecrets } from '#server/secrets.ts';
import { StartRefusal } from '#server/start-refusal.ts';

async function check(): Promise<void> {
  const now = new Date();
  const { databaseUrl } = parseConfig(process.env, {
    // Looked at only: the server makes and keeps its own.
    embeddedSecrets: () => makeSecrets(now),
    now,
  });
  if (databaseUrl === undefined) return;
  const database = await openPostgres(databaseUrl, 1);
  try {
    await requireRights(database);
  } finally {
    await database.close();
  }
}

try {
  await check();
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(`Not started: ${error.message}`);
  process.exitCode = 1;
}
