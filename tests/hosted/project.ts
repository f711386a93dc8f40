import { Hono } from 'hono';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { createAuth } from '#server/auth/auth.ts';
import { AuthRefusal, writeRefusal } from '#server/auth/error.ts';
import { createPasswordHashing } from '#server/auth/passwords/password-hashing.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import type { Providers } from '#server/auth/services.ts';
import { findUserByEmail } from '#server/auth/users.ts';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { parseRateLimits } from '#server/rate-limit-settings.ts';
import type { Log } from '#server/log.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import { recover, resend } from './asked-mails.ts';
import { dataApi } from './data-api.ts';
import { gateway } from './gateway.ts';
import { createMailer, type Mailer, type ProjectMail } from './mailer.ts';
import type { ProjectContext } from './project-context.ts';
import { managementAnswer, type ProjectSettings } from './settings.ts';
import { providerEndpoints } from './providers.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { followLink, verifyLink } from './verify.ts';

/**
 * A stand-in of a hosted Supabase project (docs/decisions/053): the accounts, mails and data API of one, on another origin than
 * the site, as its documentation describes them. Sessions, second factors and data are our own server's code; what it does
 * more, or otherwise, than Supabase's is taken away in front of it.
 */
export function createProject(parts: {
  database: Database;
  /** Its SITE_URL is the project's own address. */
  config: Config;
  clock: Clock;
  log: Log;
  settings: ProjectSettings;
  deliver: (mail: ProjectMail) => Promise<void>;
  /** The token that its owner has for the Management API. */
  accessToken: string;
}): Hono<AppEnv> {
  const { database, config, clock, log, settings } = parts;
  const mailer = createMailer(parts);
  const limits = createLimits({ rules: parseRateLimits('all=1000000/60', false), clock });
  const own = { database, config, clock, log, limits, hashing: createPasswordHashing() };
  const mail = noticesOnly(mailer, database);
  const auth: AuthContext = {
    ...own,
    mail,
    isBreached: async () => false,
    providers: createProviders(config),
    afterwards: (_, work) => void work(),
  };
  const project: ProjectContext = { auth, settings, mailer };
  const sessions = createAuth({ ...own, mail });
  const data = dataApi(parts);

  const app = new Hono<AppEnv>();
  app.onError((error, context) => {
    if (error instanceof AuthRefusal) return writeRefusal(context, error);
    console.error(error);
    return writeRefusal(context, new AuthRefusal('unexpected_failure', 'Internal error'));
  });
  app.use(async (context, next) => {
    context.set('requestId', 'project');
    context.set('clientAddress', '127.0.0.1');
    await next();
  });
  app.get('/health/ready', (context) => context.text('ready'));
  app.use('/v1/projects/*', async (context, next) => {
    const isOwner = context.req.header('authorization') === `Bearer ${parts.accessToken}`;
    return isOwner ? next() : context.json({ message: 'Unauthorized' }, 401);
  });
  app.get('/v1/projects/:ref/config/auth', (context) => context.json(managementAnswer(settings)));
  app.get('/v1/projects/:ref/api-keys', (context) =>
    context.json([{ name: 'anon', api_key: config.anonKey }]),
  );
  app.use('/auth/v1/*', gateway([config.anonKey, config.serviceRoleKey]));
  app.use('/rest/v1/*', gateway([config.anonKey, config.serviceRoleKey]));
  app.post('/auth/v1/signup', signUp(project));
  app.post('/auth/v1/recover', recover(project));
  app.post('/auth/v1/resend', resend(project));
  app.post('/auth/v1/verify', verifyLink(project));
  app.get('/auth/v1/verify', followLink(project));
  app.put('/auth/v1/user', updateUser(project));
  const byProvider = providerEndpoints(project);
  app.get('/auth/v1/authorize', byProvider.authorize);
  app.get('/auth/v1/callback', byProvider.callback);
  app.post('/auth/v1/token', (context, next) => {
    const grant = context.req.query('grant_type');
    if (grant === 'password') return signIn(project)(context);
    return grant === 'pkce' ? byProvider.exchange(context) : next();
  });
  app.get('/auth/v1/settings', (context) => context.json(publicSettings(settings, auth.providers)));
  app.post('/auth/v1/factors', async (context, next) => {
    if (settings.mfa_totp_enroll_enabled) return next();
    const words = 'MFA enroll is disabled for TOTP';
    return context.json({ code: 422, error_code: 'mfa_totp_enroll_not_enabled', msg: words }, 422);
  });
  app.route('/auth/v1', sessions.app);
  app.all('/rest/v1/*', (context) => data(context.req.raw));
  return app;
}

/** GET /auth/v1/settings: what is public. */
function publicSettings(settings: ProjectSettings, { google, azure }: Providers): object {
  return {
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      google: google !== undefined,
      azure: azure !== undefined,
    },
    disable_signup: settings.disable_signup,
    mailer_autoconfirm: settings.mailer_autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}

/** Names of notices in Supabase's settings, by those of our mails; others of ours have no like there. */
const NOTICES: Record<string, string> = {
  'factor-added': 'mfa_factor_enrolled',
  'factor-removed': 'mfa_factor_unenrolled',
};

function noticesOnly(mailer: Mailer, database: Database): MailQueue {
  return {
    async enqueue(tx, { template, to }) {
      const notice = NOTICES[template];
      const user = notice && (await findUserByEmail(tx ?? database, to));
      if (notice && user) await mailer.notify(notice, user, { FactorType: 'totp' });
    },
    flush: async () => {},
    start() {},
    stop: async () => {},
  };
}
