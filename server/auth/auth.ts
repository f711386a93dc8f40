import { pathForLog } from '#server/http/request-log.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '#server/context.ts';
import { isBodyTruncated } from '#server/http/truncated-body.ts';
import { isStorageFull } from '#server/database/storage-watch.ts';
import { AppError } from '#server/error.ts';
import { answerError } from '#server/http/answer-error.ts';
import { createWorkAfterAnswer } from './work-after-answer.ts';
import type { AuthContext } from './auth-context.ts';
import { breachedPasswords } from './passwords/breached-passwords.ts';
import { AuthRefusal, writeRefusal } from './error.ts';
import { createIdentify, createRecognize, type Identify, type Recognize } from './identity.ts';
import { noteSignIns } from './sessions/known-devices.ts';
import { logOut } from './logout.ts';
import { challengeFactor } from './mfa/challenge.ts';
import { enrollFactor } from './mfa/enroll.ts';
import { unenrollFactor } from './mfa/unenroll.ts';
import { verifyFactor } from './mfa/verify-factor.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';
import type { PasswordHashing } from './services.ts';
import { authorize } from './providers/authorize.ts';
import { callback } from './providers/callback.ts';
import type { ProviderLine } from './providers/openid-provider.ts';
import { createProviders } from './providers/providers.ts';
import { recover } from './recover.ts';
import { resend } from './resend.ts';
import { health, publicKeys, settings } from './settings.ts';
import { signUp } from './signup.ts';
import { exchangeToken } from './token.ts';
import { getUser, updateUser } from './user.ts';
import { showVerifyPage, verifyLink } from './verify.ts';

export type Auth = {
  /** To be mounted at /auth/v1. Needs `clientAddress` and `requestId` in the context. */
  app: Hono<AppEnv>;
  identify: Identify;
  /** For the data API, which asks about the session in a transaction of its own. */
  recognize: Recognize;
  /** Resolves when nothing is left to do after answers; await it before the database closes. */
  settled(): Promise<void>;
};

/** The sign-in protocol that supabase-js speaks, as far as the product uses it; the rest is 404. */
export function createAuth(
  options: Omit<AuthContext, 'hashing' | 'isBreached' | 'providers' | 'afterwards'> & {
    hashing?: PasswordHashing;
    /** How tests reach a stand-in under a provider's own address. */
    providerLine?: ProviderLine;
    /** Milliseconds that work which no answer waits for is put off; none in tests. */
    afterwardsPause?: number;
  },
): Auth {
  const { afterwards, settled } = createWorkAfterAnswer(options.log, options.afterwardsPause);
  const auth: AuthContext = {
    ...options,
    hashing: options.hashing ?? createPasswordHashing(),
    isBreached: breachedPasswords({ url: options.config.breachedPasswordsUrl, log: options.log }),
    providers: createProviders(options.config, options.providerLine),
    afterwards,
  };
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(noteSignIns(auth));
  app.onError((error, context) => answerFailure(auth, error, context));

  app.post('/signup', signUp(auth));
  app.post('/token', exchangeToken(auth));
  app.get('/user', getUser(auth));
  app.put('/user', updateUser(auth));
  app.get('/authorize', authorize(auth));
  app.get('/callback', callback(auth));
  app.post('/logout', logOut(auth));
  app.post('/recover', recover(auth));
  app.post('/resend', resend(auth));
  app.post('/verify', verifyLink(auth));
  app.get('/verify', showVerifyPage(auth));
  app.post('/factors', enrollFactor(auth));
  app.post('/factors/:id/challenge', challengeFactor(auth));
  app.post('/factors/:id/verify', verifyFactor(auth));
  app.delete('/factors/:id', unenrollFactor(auth));
  app.get('/health', health());
  app.get('/settings', settings(auth));
  app.get('/.well-known/jwks.json', publicKeys());
  app.all('*', (context) =>
    writeRefusal(context, new AuthRefusal('not_found', 'This endpoint is not offered')),
  );

  return { app, identify: createIdentify(auth), recognize: createRecognize(auth), settled };
}

function answerFailure(auth: AuthContext, error: Error, context: Context<AppEnv>): Response {
  if (error instanceof AuthRefusal) return writeRefusal(context, error);
  if (error instanceof AppError || isBodyTruncated(context)) return answerError(error, context);
  const id = context.get('requestId');
  auth.log.error({ event: 'failure', id, path: pathForLog(context.req.path), err: error });
  if (isStorageFull(error)) {
    const refusal = new AuthRefusal('over_capacity', `No room to store anything (${id})`, {
      retryAfter: 30,
    });
    return writeRefusal(context, refusal);
  }
  return writeRefusal(context, new AuthRefusal('unexpected_failure', `Internal error (${id})`));
}
