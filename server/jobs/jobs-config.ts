import { resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { environment } from '#server/environment.ts';
import { webhookOf } from '#server/contacts-webhook.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import type { JobConfig } from './job.ts';

/** What `npm run jobs` reads, and nothing else: no key and no secret of a server. */
const read = environment.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  SITE_URL: true,
  SMTP_URL: true,
  MAIL_FROM: true,
  CONTACTS_WEBHOOK_URL: true,
  CONTACTS_WEBHOOK_SECRET: true,
  CONTACTS_WEBHOOK_PRIVATE: true,
});

/** Why each of them is needed as soon as the database is not the try-out's own. */
const reasons = {
  SITE_URL: 'mails link to the site, and would name localhost',
  SMTP_URL:
    'the last mail to whoever erased their account, and the notice of an unused one, would stay in a file of this machine',
  MAIL_FROM: 'mails need a sender',
};

/**
 * Reads the environment of the command, or throws StartRefusal with a line for each thing that is missing, and why.
 * `isDry`: nothing is sent, so the database is enough.
 */
export function parseJobsConfig(
  env: Record<string, string | undefined>,
  { isDry }: { isDry: boolean },
): JobConfig & Pick<Config, 'databaseUrl'> {
  const parsed = read.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartRefusal(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const said = parsed.data;
  if (env['BACKEND_URL']?.trim() && !said.DATABASE_URL) {
    throw new StartRefusal(
      'DATABASE_URL is missing: with BACKEND_URL the rows are in the project’s database, whose address stands in its settings (Connect)',
    );
  }
  if (said.DATABASE_URL && !isDry) requireAll(said);
  return {
    databaseUrl: said.DATABASE_URL,
    dataDir: resolve(said.DATA_DIR ?? './.data'),
    siteUrl: new URL(said.SITE_URL ?? 'http://localhost:3000').origin,
    smtpUrl: said.SMTP_URL,
    mailFrom: said.MAIL_FROM ?? 'Faro Vocacional <faro@localhost.localdomain>',
    contactsWebhook: webhookOf(said),
  };
}

function requireAll(said: Partial<Record<keyof typeof reasons, string | undefined>>): void {
  const missing = Object.entries(reasons).filter(
    ([name]) => !Object.entries(said).some(([each, value]) => each === name && value),
  );
  if (missing.length === 0) return;
  throw new StartRefusal(
    missing.map(([name, reason]) => `${name} is missing: ${reason}`).join('\n'),
  );
}
