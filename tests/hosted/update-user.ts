// PUT /user of the stand-in of a hosted project.
import { z } from 'zod';
import type { AuthContext, Endpoint } from '#server/auth/auth-context.ts';
import { requireEmail } from '#server/auth/email-address.ts';
import { AuthRefusal } from '#server/auth/error.ts';
import { authenticate, requireBearer } from '#server/auth/identity.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { endSessions } from '#server/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, toUser, type UserRow } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import { newLinkToken } from './links.ts';
import { requirePause } from './mailer.ts';
import { requirePassword } from './passwords.ts';
import type { ProjectContext } from './project-context.ts';
import { redirectOf } from './redirects.ts';

const body = z.object({
  email: bodyText.nullish(),
  password: bodyText.nullish(),
  current_password: bodyText.nullish(),
  data: z.record(z.string(), z.unknown()).optional(),
});
const FRESH_MS = 24 * 3_600_000;

/**
 * PUT /user: password, address, metadata; names that are null go. With "secure password change" and "require current
 * password" on, as docs/operating.md has them: a session of the last day, and the old password unless a mailed link opened it.
 */
export function updateUser(project: ProjectContext): Endpoint {
  const { auth, settings, mailer } = project;
  return async function answerUpdate(context) {
    const claims = await authenticate(
      auth,
      requireBearer(context.req.header('authorization')),
      'served',
    );
    const wanted = await readBody(context, body);
    const user = await requireUser(auth.database, claims.sub);
    const email = wanted.email ? requireEmail(wanted.email) : user.email;
    const hasFactor = user.factors?.some(({ status }) => status === 'verified');
    if (hasFactor && claims.aal !== 'aal2' && (wanted.password || email !== user.email)) {
      throw new AuthRefusal(
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
        { status: 401 },
      );
    }
    const password = wanted.password ?? undefined;
    if (password !== undefined) {
      requirePassword(settings, password);
      await requireMayChange(project, user, {
        session: claims.session_id,
        current: wanted.current_password ?? '',
      });
      if (await auth.hashing.verify(user.encrypted_password || undefined, password)) {
        throw new AuthRefusal(
          'same_password',
          'New password should be different from the old password.',
        );
      }
    }
    const hash = password === undefined ? undefined : await auth.hashing.hash(password);
    await auth.database.transaction(async (tx) => {
      if (hash !== undefined) {
        await tx.query(
          'update auth.users set encrypted_password = $2, updated_at = now() where id = $1::uuid',
          [user.id, hash],
        );
        await endSessions(tx, user.id, claims.session_id);
        await mailer.notify('password_changed', user);
      }
      if (wanted.data) await mergeMetadata(tx, user, wanted.data);
      if (email !== user.email) {
        await askChange(project, tx, user, {
          email,
          redirectTo: redirectOf(settings, context.req.query('redirect_to')),
        });
      }
    });
    return context.json(toUser(await requireUser(auth.database, user.id)));
  };
}

async function requireMayChange(
  { auth, settings }: ProjectContext,
  user: UserRow,
  how: { session: string; current: string },
): Promise<void> {
  const [session] = await auth.database.query<{ created_at: Date; by_mail: boolean }>(
    `select created_at, exists (select from auth.mfa_amr_claims where session_id = session.id
       and authentication_method in ('otp', 'magiclink', 'recovery')) as by_mail
     from auth.sessions as session where id = $1::uuid`,
    [how.session],
  );
  const age = auth.clock.now().getTime() - (session?.created_at.getTime() ?? 0);
  if (settings.security_update_password_require_reauthentication && age > FRESH_MS) {
    throw new AuthRefusal('reauthentication_needed', 'Password update requires reauthentication');
  }
  if (session?.by_mail) return;
  if (await auth.hashing.verify(user.encrypted_password || undefined, how.current)) return;
  const code = how.current === '' ? 'current_password_required' : 'current_password_invalid';
  throw new AuthRefusal(code, 'Current password required when setting new password.');
}

async function mergeMetadata(tx: Queries, user: UserRow, data: object): Promise<void> {
  await tx.query(
    `update auth.users set updated_at = now(),
       raw_user_meta_data = jsonb_strip_nulls(coalesce(raw_user_meta_data, '{}') || $2::text::jsonb) where id = $1::uuid`,
    [user.id, JSON.stringify(data)],
  );
}

async function askChange(
  project: ProjectContext,
  tx: Queries,
  user: UserRow,
  { email, redirectTo }: { email: string; redirectTo: string },
): Promise<void> {
  const { auth, settings, mailer } = project;
  const now = auth.clock.now();
  if (await findUserByEmail(tx, email)) {
    throw new AuthRefusal(
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  requirePause(settings, user.email_change_sent_at, now);
  const changing = { ...user, email_change: email };
  for (const [type, to] of [
    ['email_change_token_current', user.email],
    ['email_change_token_new', email],
  ] as const) {
    const token = await newLinkToken(tx, { userId: user.id, type, relatesTo: to, now });
    await mailer.sendLink('email_change', { user: changing, to, token, redirectTo });
  }
  await tx.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3::timestamptz, email_change_confirm_status = 0 where id = $1::uuid`,
    [user.id, email, now.toISOString()],
  );
}

async function requireUser(database: AuthContext['database'], id: string) {
  const user = await findUser(database, id);
  if (user) return user;
  throw new AuthRefusal('session_not_found', 'Session from session_id claim in JWT does not exist');
}
