import type { Clock } from '#server/clock.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import type { UserRow } from '#server/auth/users.ts';
import { renderTemplate, type TemplateValues } from './render-template.ts';
import type { MailTemplate, ProjectSettings } from './settings.ts';

/** A mail that has left the project. Its auth server writes no plain text of its own. */
export type ProjectMail = { to: string; subject: string; text: string; html: string; at: string };

export type Mailer = {
  /** Mails a link by the project's template; throws over_email_send_rate_limit (429). */
  sendLink(
    kind: 'confirmation' | 'recovery' | 'email_change',
    link: { user: UserRow; to?: string; token: string; redirectTo: string },
  ): Promise<void>;
  /** Tells a mailbox what has happened, if the project has that notice switched on. */
  notify(notice: string, user: UserRow, more?: TemplateValues): Promise<void>;
};

const HOUR = 3_600_000;

/** The mails of a hosted project: its templates, its own limits, and no others. */
export function createMailer(parts: {
  settings: ProjectSettings;
  clock: Clock;
  deliver: (mail: ProjectMail) => Promise<void>;
}): Mailer {
  const { settings, clock } = parts;
  let sent: number[] = [];

  async function send(template: MailTemplate, to: string, values: TemplateValues) {
    const now = clock.now();
    sent = sent.filter((at) => now.getTime() - at < HOUR);
    if (sent.length >= settings.rate_limit_email_sent) {
      throw new AuthRefusal('over_email_send_rate_limit', 'email rate limit exceeded');
    }
    sent.push(now.getTime());
    await parts.deliver({
      to,
      subject: renderTemplate(template.subject, values),
      html: renderTemplate(template.content, values),
      text: '',
      at: now.toISOString(),
    });
  }

  return {
    async sendLink(kind, { user, to = user.email, token, redirectTo }) {
      const template = settings.templates[kind];
      if (!template) throw new Error(`the project has no template ${kind}`);
      await send(template, to, {
        SiteURL: settings.site_url,
        RedirectTo: redirectTo,
        TokenHash: token,
        Email: user.email,
        NewEmail: user.email_change ?? '',
        SendingTo: to,
        Data: user.raw_user_meta_data ?? {},
      });
    },
    async notify(notice, user, more = {}) {
      const template = settings.notifications[notice];
      if (!template) return;
      await send(template, more.OldEmail ?? user.email, {
        SiteURL: settings.site_url,
        Email: user.email,
        Data: user.raw_user_meta_data ?? {},
        ...more,
      });
    },
  };
}

/** Refuses a second mail of a kind within the project's pause, as Supabase's auth server words it. */
export function requirePause(
  settings: Pick<ProjectSettings, 'smtp_max_frequency'>,
  last: Date | null,
  now: Date,
): void {
  const left = last ? settings.smtp_max_frequency - (now.getTime() - last.getTime()) / 1000 : 0;
  if (left <= 0) return;
  throw new AuthRefusal(
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.ceil(left)} seconds.`,
  );
}
