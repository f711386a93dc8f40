// Mails that the stand-in of a hosted project sends when one asks for them.
import { z } from 'zod';
import type { Endpoint } from '#server/auth/auth-context.ts';
import { requireEmail } from '#server/auth/email-address.ts';
import { bodyText, readBody } from '#server/auth/request-body.ts';
import { findUserByEmail, type UserRow } from '#server/auth/users.ts';
import type { Queries } from '#server/database/database.ts';
import { newLinkToken } from './links.ts';
import { requirePause } from './mailer.ts';
import type { ProjectContext } from './project-context.ts';
import { redirectOf } from './redirects.ts';

type MailLink = (
  project: ProjectContext,
  tx: Queries,
  user: UserRow,
  redirectTo: string,
) => Promise<void>;

/** Mails a new link to confirm a sign-up; throws over_email_send_rate_limit (429) within the project's pause. */
export const mailConfirmation: MailLink = async (project, tx, user, redirectTo) => {
  const now = project.auth.clock.now();
  requirePause(project.settings, user.confirmation_sent_at, now);
  const token = await newLinkToken(tx, {
    userId: user.id,
    type: 'confirmation_token',
    relatesTo: user.email,
    now,
  });
  await project.mailer.sendLink('confirmation', { user, token, redirectTo });
  await tx.query(
    'update auth.users set confirmation_sent_at = $2::timestamptz where id = $1::uuid',
    [user.id, now.toISOString()],
  );
};

const mailRecovery: MailLink = async (project, tx, user, redirectTo) => {
  const now = project.auth.clock.now();
  requirePause(project.settings, user.recovery_sent_at, now);
  const token = await newLinkToken(tx, {
    userId: user.id,
    type: 'recovery_token',
    relatesTo: user.email,
    now,
  });
  await project.mailer.sendLink('recovery', { user, token, redirectTo });
  await tx.query('update auth.users set recovery_sent_at = $2::timestamptz where id = $1::uuid', [
    user.id,
    now.toISOString(),
  ]);
};

/** POST /recover: any account, confirmed or not; an address without one gets the same answer and no mail. */
export function recover(project: ProjectContext): Endpoint {
  return mailOnRequest(project, z.object({ email: bodyText }), () => mailRecovery);
}

/** POST /resend, for sign-ups that wait. */
export function resend(project: ProjectContext): Endpoint {
  const shape = z.object({ email: bodyText, type: z.literal('signup') });
  return mailOnRequest(project, shape, (user) =>
    user.email_confirmed_at ? undefined : mailConfirmation,
  );
}

function mailOnRequest(
  project: ProjectContext,
  shape: z.ZodType<{ email: string }>,
  mailFor: (user: UserRow) => MailLink | undefined,
): Endpoint {
  return async function answerMailRequest(context) {
    const { email } = await readBody(context, shape);
    const redirectTo = redirectOf(project.settings, context.req.query('redirect_to'));
    await project.auth.database.transaction(async (tx) => {
      const user = await findUserByEmail(tx, requireEmail(email), 'for update');
      if (user) await mailFor(user)?.(project, tx, user, redirectTo);
    });
    return context.json({});
  };
}
