// Who may edit and who may publish, for an admin with a code of a moment ago.
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { answerError } from '#server/http/answer-error.ts';
import type { EditorIdentity } from './editor-identity.ts';

const body = z.strictObject({
  email: z.string().min(3).max(254),
  /** `null` takes the right away. */
  role: z.enum(['editor', 'publisher']).nullable(),
});

/** To be mounted at /editor/v1/people. */
export function editorPeople(identity: EditorIdentity): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(answerError);

  app.get('/', async (c) => {
    const people = await identity.as(c, async (tx) => {
      await tx.query('select private.require_admin()');
      return tx.query(
        `select account.email, coalesce(profile.full_name, '') as name, editor.role, editor.at
         from private.content_editors as editor join auth.users as account on account.id = editor.user_id
         left join public.profiles as profile on profile.id = editor.user_id order by account.email`,
      );
    });
    return c.json({ people });
  });

  app.post('/', async (c) => {
    const said = body.safeParse(await c.req.json().catch(() => undefined));
    if (!said.success) throw new AppError('bad_request');
    const { email, role } = said.data;
    await identity.as(c, (tx) =>
      tx.query('select private.set_content_editor($1, $2)', [email, role]),
    );
    return c.body(null, 204);
  });
  return app;
}
