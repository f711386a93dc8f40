import { inject } from 'vitest';
import { copyTemplate } from '#tests/database/template-cluster.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { accessToken } from './access-token.ts';
import type { ProjectMail } from './mailer.ts';
import { createProject } from './project.ts';
import { pushedSettings } from './settings.ts';

/** The stand-in in this process, on a fresh database, with its mails in a list; it does not listen yet. */
export async function startProject(
  projectUrl: string,
  site: string,
  env: Record<string, string> = {},
) {
  const database = await openPostgres(await copyTemplate(inject('postgresServer')), 3);
  const config = configForTests({ SITE_URL: projectUrl, ...env });
  const settings = pushedSettings(site);
  const clock = movableClock(new Date());
  const mails: ProjectMail[] = [];
  const app = createProject({
    database,
    config,
    clock,
    log: silentLog,
    settings,
    deliver: async (mail) => void mails.push(mail),
    accessToken,
  });
  return {
    app,
    database,
    config,
    settings,
    clock,
    mails,
    close: () => database.close(),
  };
}
