import type { AuthContext, Endpoint } from './auth-context.ts';
import { AuthRefusal } from './error.ts';
import { authenticate, requireBearer } from './identity.ts';
import { endSession, endSessions } from './sessions/sessions.ts';

/** POST /logout?scope=local | others | global (the default). The sessions are gone at once (A16). */
export function logOut(auth: AuthContext): Endpoint {
  return async function answerLogOut(context) {
    const { sub, session_id } = await authenticate(
      auth,
      requireBearer(context.req.header('authorization')),
      'served',
    );
    const scope = context.req.query('scope') ?? 'global';
    if (scope === 'local') await endSession(auth.database, session_id);
    else if (scope === 'others') await endSessions(auth.database, sub, session_id);
    else if (scope === 'global') await endSessions(auth.database, sub);
    else throw new AuthRefusal('validation_failed', 'Unsupported logout scope');
    auth.log.info({ event: 'auth.sign_out', user: sub });
    return context.body(null, 204);
  };
}
