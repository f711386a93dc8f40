import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queries } from '#server/database/database.ts';
import { spendPoint, type AuthContext, type Endpoint } from '#server/auth/auth-context.ts';
import type { PersonClaims } from '#server/auth/sessions/tokens.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { authenticate, requireBearer } from '#server/auth/identity.ts';
import { cleanName } from '#server/auth/metadata.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { findUser } from '#server/auth/users.ts';
import { factorsOf, insertFactor, lockFactorsOf } from './factors.ts';
import { refuseFirstFactorByPassword } from './first-admin-factor.ts';
import { qrCode } from './qr-code.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** A telephone and one in the drawer. */
const MAX_VERIFIED = 2;
/** Keeps the QR code readable from a screen. */
const MAX_ISSUER = 60;

const body = z.object({
  factor_type: bodyText,
  friendly_name: bodyText.nullish(),
  issuer: bodyText.nullish(),
});

/**
 * POST /factors: a secret for an authenticator app, shown this once. It counts for nothing until a code
 * proves that the app has it; one that was never proved gives way to the next.
 * Throws insufficient_aal, mail_link_needed (403), mfa_factor_name_conflict, too_many_enrolled_mfa_factors (422).
 */
export function enrollFactor(auth: AuthContext): Endpoint {
  return async function answerEnroll(context) {
    const token = requireBearer(context.req.header('authorization'));
    const claims = await authenticate(auth, token);
    await spendPoint(auth, context, 'factorClient');
    const said = await readBody(context, body);
    if (said.factor_type !== 'totp') {
      throw new AuthRefusal('validation_failed', 'factor_type needs to be totp');
    }
    const name = cleanName(said.friendly_name ?? '');
    const factor = { id: randomUUID(), name, secret: newTotpSecret() };
    const account = await auth.database.transaction((tx) => keepFactor(auth, tx, claims, factor));
    const { secret } = factor;
    const issuer = cleanName(said.issuer ?? '').slice(0, MAX_ISSUER);
    const uri = totpUri({ secret, issuer: issuer || new URL(auth.config.siteUrl).host, account });
    return context.json({
      id: factor.id,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: qrCode(uri), secret, uri },
    });
  };
}

async function keepFactor(
  auth: AuthContext,
  tx: Queries,
  claims: PersonClaims,
  factor: { id: string; name: string; secret: string },
): Promise<string> {
  const { sub: userId } = claims;
  await lockFactorsOf(tx, userId);
  await refuseFirstFactorByPassword(auth, tx, claims);
  const verified = (await factorsOf(tx, userId)).filter(({ status }) => status === 'verified');
  if (verified.length >= MAX_VERIFIED) {
    throw new AuthRefusal(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (factor.name !== '' && verified.some(({ friendly_name }) => friendly_name === factor.name)) {
    throw new AuthRefusal(
      'mfa_factor_name_conflict',
      'A factor with this friendly name for this user already exists',
    );
  }
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::uuid and status = 'unverified'`,
    [userId],
  );
  await insertFactor(tx, auth.config.jwtSecret, {
    ...factor,
    userId,
    status: 'unverified',
    now: auth.clock.now(),
  });
  return (await findUser(tx, userId))?.email ?? '';
}
