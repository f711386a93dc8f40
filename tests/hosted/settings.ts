import { readConfigToml } from './config-toml.ts';
import { pushedMails, type PushedMail } from './pushed-mails.ts';

/** What a project mails: subject and text, in the language of templates of Supabase's auth server. */
export type MailTemplate = { subject: string; content: string };

/** The settings of a hosted project, under the names that Supabase's Management API has for them. */
export type ProjectSettings = {
  site_url: string;
  /** Addresses, separated by commas. */
  uri_allow_list: string;
  disable_signup: boolean;
  mailer_autoconfirm: boolean;
  mailer_secure_email_change_enabled: boolean;
  /** Seconds that a mailed link works. */
  mailer_otp_exp: number;
  /** Seconds between two mails of a kind to one account. */
  smtp_max_frequency: number;
  /** Mails an hour, of the whole project. */
  rate_limit_email_sent: number;
  password_min_length: number;
  security_update_password_require_reauthentication: boolean;
  mfa_totp_enroll_enabled: boolean;
  mfa_totp_verify_enabled: boolean;
  mfa_max_enrolled_factors: number;
  /** By whom mails leave; empty while the project's own mailer does it. */
  smtp_host: string;
  /** Mails with a link: confirmation, recovery, email_change. */
  templates: Record<string, MailTemplate>;
  /** Mails that only tell what has happened; the ones that are switched on. */
  notifications: Record<string, MailTemplate>;
};

/** What `supabase config push` makes of the clone for this site, and what the documents have set by hand. */
export function pushedSettings(site: string): ProjectSettings {
  const tables = readConfigToml();
  const value = (table: string, key: string) => tables[`auth${table}`]?.[key];
  const number = (table: string, key: string) => Number.parseInt(String(value(table, key)), 10);
  const isOn = (table: string, key: string) => value(table, key) === true;
  const mails = (kind: PushedMail['kind']) =>
    Object.fromEntries(
      pushedMails(tables).flatMap((mail) =>
        mail.kind === kind && mail.isOn
          ? [[mail.name, { subject: mail.subject, content: mail.html }]]
          : [],
      ),
    );
  const placeholder = String(value('', 'site_url'));
  const redirects = value('', 'additional_redirect_urls');
  return {
    site_url: site,
    uri_allow_list: String(redirects).replaceAll(placeholder, site),
    disable_signup: !isOn('', 'enable_signup'),
    mailer_autoconfirm: !isOn('.email', 'enable_confirmations'),
    mailer_secure_email_change_enabled: isOn('.email', 'double_confirm_changes'),
    mailer_otp_exp: number('.email', 'otp_expiry'),
    smtp_max_frequency: number('.email', 'max_frequency'),
    rate_limit_email_sent: number('.rate_limit', 'email_sent'),
    password_min_length: number('', 'minimum_password_length'),
    security_update_password_require_reauthentication: isOn('.email', 'secure_password_change'),
    mfa_totp_enroll_enabled: isOn('.mfa.totp', 'enroll_enabled'),
    mfa_totp_verify_enabled: isOn('.mfa.totp', 'verify_enabled'),
    mfa_max_enrolled_factors: number('.mfa', 'max_enrolled_factors'),
    smtp_host: 'smtp.example.com',
    templates: mails('template'),
    notifications: mails('notification'),
  };
}

/** The same as the Management API tells it: everything on one level. */
export function managementAnswer({ templates, notifications, ...flat }: ProjectSettings): object {
  const told: Record<string, string | number | boolean> = { ...flat };
  for (const [name, { subject, content }] of Object.entries(templates)) {
    told[`mailer_subjects_${name}`] = subject;
    told[`mailer_templates_${name}_content`] = content;
  }
  for (const [name, { subject, content }] of Object.entries(notifications)) {
    told[`mailer_notifications_${name}_enabled`] = true;
    told[`mailer_subjects_${name}_notification`] = subject;
    told[`mailer_templates_${name}_notification_content`] = content;
  }
  return told;
}
