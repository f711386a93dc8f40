import { Hono, type Handler, type MiddlewareHandler } from 'hono';
import { apiLimit, apiTurns } from './limits/api-limit.ts';
import { tooMany } from './auth/auth-context.ts';
import { writeRefusal } from './auth/error.ts';
import type { Config } from './config.ts';
import { receiveBodies } from './http/receive-body.ts';
import { clientAddress } from './http/client-address.ts';
import type { Clock } from './clock.ts';
import { countArrivals, receiveStep, type StepCounts } from './site/count-steps.ts';
import { changePassword } from './site/change-password.ts';
import { configJson } from './site/config-json.ts';
import { crossSiteGuard } from './http/cross-site-guard.ts';
import type { AppEnv } from './context.ts';
import { AppError } from './error.ts';
import { answerError } from './http/answer-error.ts';
import { health, type AskJobs, type AskRequests, type Pulse } from './health.ts';
import { hostGuard } from './http/host-guard.ts';
import { isLoopbackName } from './setting-text.ts';
import type { Log } from './log.ts';
import { methodGuard } from './http/method-guard.ts';
import { noStore } from './http/no-store.ts';
import { outboxPage, type Outbox } from './site/outbox-page.ts';
import type { ReportCounts } from './policy-reports/count-reports.ts';
import { receiveReports } from './policy-reports/receive-reports.ts';
import type { Limits } from './limits/rate-limits.ts';
import { RECOVERY_CODE_PATH } from './auth/identity.ts';
import { requestLog } from './http/request-log.ts';
import { tooManyRequests } from './rest/rest-answer.ts';
import { sharedAnswer } from './shared-answer.ts';
import { securityTxt } from './site/security-txt.ts';
import { REPORT_PATH, securityHeaders, securityOptions } from './http/security-headers.ts';

/** The embedded backend as the front sees it. */
export type BackendParts = {
  pulse: Pulse;
  auth: Hono<AppEnv>;
  rest: (request: Request, requestId: string, client: string) => Promise<Response>;
  /** Stands before the call that takes a lost second factor away. */
  recoveryCodeLimit?: MiddlewareHandler<AppEnv> | undefined;
  /** Only where mails stay in the outbox. */
  outbox: Outbox | undefined;
};

/** What is served, in order. `backend` is undefined when a Supabase project is used instead. */
export function createApp(parts: {
  config: Config;
  log: Log;
  site: Handler<AppEnv>;
  backend: BackendParts | undefined;
  /** Where the owner edits, below /editor/v1, and what shows drafts to whoever has a link. */
  editor?: { app: Hono<AppEnv>; previews: { middleware: MiddlewareHandler<AppEnv> } } | undefined;
  /** Our own server functions, below /functions/v1, whichever backend there is. */
  functions?: Hono<AppEnv> | undefined;
  limits: Limits;
  /** Where reports of the content security policy are counted. */
  reportCounts: ReportCounts;
  /** Where visits and steps to a booking are counted. */
  stepCounts: StepCounts;
  clock: Clock;
  /** What `/metrics` says, where somebody may read it. */
  metrics?: Handler<AppEnv> | undefined;
  /** How it stands with the daily jobs, whichever backend there is. */
  askJobs?: AskJobs | undefined;
  /** Whether a request about data is overdue, whichever backend there is. */
  askRequests?: AskRequests | undefined;
}): Hono<AppEnv> {
  const { config, log, site, backend, functions, limits, reportCounts, stepCounts, clock } = parts;
  const { editor } = parts;
  const { siteUrl, siteUrls, backendUrl, anonKey } = config;
  const origins = [siteUrl, ...siteUrls];
  const allowLoopback = config.embeddedDefault || isLoopbackName(new URL(siteUrl).hostname);
  const app = new Hono<AppEnv>();
  app.onError(answerError);

  app.use(requestLog(log));
  app.use(securityHeaders(securityOptions(config)));
  app.use(clientAddress(config.trustedProxies));
  app.use(hostGuard({ origins, allowLoopback }));
  app.use(methodGuard());
  for (const prefix of ['/auth/v1', '/rest/v1', '/functions/v1', '/editor/v1', '/count']) {
    app.use(`${prefix}/*`, noStore(), crossSiteGuard({ origins, allowLoopback }));
  }
  const turns = apiTurns();
  const receiveBody = receiveBodies();
  app.use(
    '/auth/v1/*',
    apiLimit({
      limits,
      names: ['authBurst', 'auth'],
      receiveBody,
      takeTurn: turns.auth,
      refuse: (c, wait) => writeRefusal(c, tooMany(wait)),
    }),
  );
  app.use(
    '/rest/v1/*',
    apiLimit({
      limits,
      names: ['restBurst', 'rest'],
      receiveBody,
      takeTurn: turns.data,
      refuse: (c, wait) => tooManyRequests(c.get('requestId'), wait),
    }),
  );
  for (const [path, name] of [
    ['/functions/v1/*', 'functions'],
    ['/editor/v1/*', 'editor'],
  ] as const) {
    app.use(
      path,
      apiLimit({
        limits,
        names: [name],
        receiveBody,
        takeTurn: turns.data,
        refuse: (c, retryAfter) =>
          answerError(new AppError('too_many', undefined, { retryAfter }), c),
      }),
    );
  }

  app.get('/config.json', configJson({ siteUrl, siteUrls, backendUrl, anonKey }));
  for (const name of ['ready', 'jobs', 'requests']) {
    app.use(`/health/${name}`, sharedAnswer(clock));
  }
  if (parts.metrics) app.get('/metrics', parts.metrics);
  app.route('/health', health(backend?.pulse, parts));
  app.route('/.well-known', securityTxt({ siteUrl, siteUrls, clock }));
  app.route('/.well-known', changePassword());
  app.post(REPORT_PATH, receiveReports({ limits, counts: reportCounts, receiveBody }));
  app.post('/count/:step', receiveStep({ limits, counts: stepCounts }));
  if (backend) {
    app.route('/auth/v1', backend.auth);
    if (backend.recoveryCodeLimit) app.use(RECOVERY_CODE_PATH, backend.recoveryCodeLimit);
    app.all('/rest/v1/*', (c) =>
      backend.rest(c.req.raw, c.get('requestId'), c.get('clientAddress')),
    );
    if (backend.outbox) app.get('/outbox', outboxPage(backend.outbox));
  }
  if (functions) app.route('/functions/v1', functions);
  if (editor) app.route('/editor/v1', editor.app);
  // Not built here (specification S12): files, realtime, other functions. And never a page for an API path.
  for (const api of [
    'auth',
    'rest',
    'storage',
    'realtime',
    'functions',
    'editor',
    'graphql',
    'pg',
    '_system',
  ]) {
    app.all(`/${api}/*`, (c, next) => (isApiPath(c.req.path) ? refuse() : next()));
  }
  if (editor) app.use('*', editor.previews.middleware);
  app.all('*', countArrivals(stepCounts), site);
  return app;
}

// `/auth` is a page; `/auth/v1/…` and everything else below these names is not.
function isApiPath(path: string): boolean {
  return path.split('/').filter((part) => part !== '').length > 1;
}

function refuse(): never {
  throw new AppError('not_found');
}
