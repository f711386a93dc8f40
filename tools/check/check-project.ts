import { checkTemplates } from './check-templates.ts';
import { fieldOf, judge, textAt, unseen, type Fetch, type Finding } from './finding.ts';
import { pushedSettings, type ProjectSettings } from '#tests/hosted/settings.ts';
import { NAME_THIS_SITE } from './check-redirects.ts';

/** What the owner of a project has: a token for Supabase's Management API, and where that is. */
export type Owner = { token: string; api: string };

const PUSH = 'bring the settings of supabase/config.toml into the project: supabase config push';
const FACTORS =
  'switch second factors on (Authentication, Multi-Factor, authenticator app): supabase config push does it';
const SMTP =
  'enter your own SMTP server (Authentication, Emails): the one of the project is for trying out';
/** What is compared, and what mends it; the others are for each project to choose. */
const MENDED_BY: Partial<Record<keyof ProjectSettings, string>> = {
  site_url: NAME_THIS_SITE,
  disable_signup: PUSH,
  mailer_autoconfirm: PUSH,
  mailer_secure_email_change_enabled: PUSH,
  mailer_otp_exp: PUSH,
  password_min_length: PUSH,
  security_update_password_require_reauthentication: PUSH,
  mfa_totp_enroll_enabled: FACTORS,
  mfa_totp_verify_enabled: FACTORS,
  mfa_max_enrolled_factors: FACTORS,
};
const TOKEN =
  'make an access token (supabase.com/dashboard/account/tokens) and run this again with SUPABASE_ACCESS_TOKEN';

/**
 * The settings that only the project's owner sees, compared with those that the clone would push. Without a token what the
 * clone's own templates produce, and nothing of the project.
 */
export async function checkProject(
  site: string,
  project: { url: string; owner: Owner | undefined },
  fetch: Fetch,
): Promise<Finding[]> {
  const pushed = pushedSettings(site);
  const ours = (name: string) => pushed.templates[name]?.content ?? '';
  if (!project.owner) {
    return [
      ...checkTemplates(site, { siteUrl: site, contentOf: ours, whose: 'as in this clone' }),
      unseen('templates, factors and limits of the project', 'its owner sees them', TOKEN),
    ];
  }
  const [ref = ''] = new URL(project.url).hostname.split('.');
  const response = await fetch(`${project.owner.api}/v1/projects/${ref}/config/auth`, {
    headers: { authorization: `Bearer ${project.owner.token}` },
  });
  if (!response.ok) return [unseen('settings of the project', `status ${response.status}`, TOKEN)];
  const said: unknown = await response.json();
  const flat = Object.entries(pushed).flatMap(([name, value]) => {
    const todo = name in MENDED_BY ? Reflect.get(MENDED_BY, name) : undefined;
    return typeof todo === 'string' ? compare(name, fieldOf(said, name), value, todo) : [];
  });
  const smtp = textAt(said, 'smtp_host');
  return [
    ...flat,
    judge('mails leave by a server of yours', smtp !== '', smtp || 'none', SMTP),
    ...checkTemplates(site, {
      siteUrl: textAt(said, 'site_url'),
      contentOf: (name) => textAt(said, `mailer_templates_${name}_content`),
      whose: 'as the project has it',
    }),
    ...Object.keys(pushed.notifications)
      .map((name) => `mailer_notifications_${name}_enabled`)
      .map((name) => compare(name, fieldOf(said, name), true, PUSH)),
  ];
}

function compare(name: string, said: unknown, pushed: unknown, todo: string): Finding {
  const what = `${name} is ${String(pushed)}`;
  if (said === undefined || said === null) {
    return unseen(what, 'not told', `look it up in the dashboard: ${name}`);
  }
  const detail = typeof said === 'string' ? said : JSON.stringify(said);
  return judge(what, detail === String(pushed), detail, todo);
}
