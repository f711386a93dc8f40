// Mails as the owner published them: the words that lie beside a published site, until another site is served.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { mailSchema, type MailRecord } from '#content/schemas/mail.ts';

type Mails = Readonly<Record<string, MailRecord>>;

const shape = z.record(z.string(), mailSchema);

let published: Mails | undefined;

/** `undefined`: the words that this server was started with. */
export function sendMailsAs(mails: Mails | undefined): void {
  published = mails;
}

export function publishedMail(template: string): MailRecord | undefined {
  return published?.[template];
}

/** The mails that a build has left beside its site. `undefined` where there are none: an older build. */
export function readPublishedMails(dist: string): Mails | undefined {
  const file = join(dist, 'mails.json');
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
