import { join } from 'node:path';
import { createTransport as createSmtp } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { appendToOutbox, forgetMailsTo } from './outbox-file.ts';
import type { RenderedMail } from './render-mail.ts';

export type OutgoingMail = RenderedMail & {
  /** Random and kept with the mail, so that a second try is the same message; tells nothing of how many there were. */
  messageId: string;
  to: string;
  /** An address that a POST ends such mails by (RFC 8058). */
  oneClickStop?: string | undefined;
  /** The last one to an address whose account was erased: what was kept of those before it goes. */
  isFarewell?: boolean;
};

export type MailTransport = {
  /** Resolves when the mail is in other hands; throws when it is not. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** What of the settings mails need. */
export type MailConfig = Pick<Config, 'dataDir' | 'siteUrl' | 'smtpUrl' | 'mailFrom'>;

/** SMTP where SMTP_URL is set, else the file `outbox.jsonl` in the data folder. */
export function createTransport(config: MailConfig, clock: Clock): MailTransport {
  if (config.smtpUrl === undefined) {
    const path = join(config.dataDir, 'outbox.jsonl');
    return {
      async send({ to, subject, text, html, isFarewell }) {
        if (isFarewell) await forgetMailsTo(path, to);
        await appendToOutbox(path, { to, subject, text, html, at: clock.now().toISOString() });
      },
      close() {},
    };
  }
  return smtpTransport(config, config.smtpUrl);
}

function smtpTransport(config: MailConfig, url: string): MailTransport {
  // All together less than the first pause of the queue (one minute), so that a slow server never
  // gets the same mail twice.
  const smtp = createSmtp(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: config.mailFrom },
  );
  const host = new URL(config.siteUrl).hostname;
  return {
    async send(mail) {
      await smtp.sendMail({
        // An object, because a text would be parsed as a list of addresses.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.messageId}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.oneClickStop && {
            'List-Unsubscribe': `<${mail.oneClickStop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => smtp.close(),
  };
}
