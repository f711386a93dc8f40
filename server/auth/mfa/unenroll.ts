import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { authenticate, requireBearer } from '#server/auth/identity.ts';
import { mailAboutFactor } from './factor-mail.ts';
import { lockFactorsOf, removeFactor, requireFactor } from './factors.ts';

/**
 * DELETE /factors/:id: a verified factor goes only from a session that used one. Sessions that were
 * raised by it fall back, and its recovery codes go with it (their foreign key).
 * Throws mfa_factor_not_found (404), insufficient_aal (422).
 */
export function unenrollFactor(auth: AuthContext): Endpoint {
  return async function answerUnenroll(context) {
    const token = requireBearer(context.req.header('authorization'));
    const claims = await authenticate(auth, token, 'served');
    await spendPoint(auth, context, 'factorClient');
    const id = await auth.database.transaction(async (tx) => {
      await lockFactorsOf(tx, claims.sub);
      const factor = await requireFactor(tx, claims.sub, context.req.param('id'));
      if (factor.status === 'verified' && claims.aal !== 'aal2') {
        throw new AuthRefusal('insufficient_aal', 'AAL2 required to unenroll verified factor', {
          status: 422,
        });
      }
      await removeFactor(tx, factor.id);
      if (factor.status === 'verified') {
        await mailAboutFactor(auth, tx, claims.sub, 'factor-removed');
        auth.log.info({ event: 'auth.factor_removed', user: claims.sub });
      }
      return factor.id;
    });
    auth.afterwards('auth.mail', () => auth.mail.flush());
    return context.json({ id });
  };
}
