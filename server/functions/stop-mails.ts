import type { Handler } from 'hono';
import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '#server/context.ts';
import type { Queries } from '#server/database/database.ts';
import { AppError } from '#server/error.ts';
import { followUpLink } from '#server/mail/mail-links.ts';

const asked = z.object({
  token: z.string().min(1).max(200),
  locale: z.enum(locales).catch(locales[0]),
  of: z.enum(['questions', 'guesses']).catch('questions'),
});

/** Which mails, by the word of their address: what their page is asked for, and what ends them. */
const stops = {
  questions: { wish: 'stop', call: 'stop_follow_ups' },
  guesses: { wish: 'stop-guesses', call: 'stop_guess_mails' },
} as const;

/**
 * What the button of a mail program presses (RFC 8058): POST ends the mails that were allowed, without a page and without
 * signing in; as often as it comes, with the same answer. Whoever opens the address in a browser comes to the page with the button.
 */
export function stopMails(config: Pick<Config, 'siteUrl'>, database: Queries): Handler<AppEnv> {
  return async (c) => {
    const said = asked.safeParse(c.req.query());
    if (!said.success) throw new AppError('bad_request');
    const { token, locale, of } = said.data;
    if (c.req.method !== 'POST') {
      return c.redirect(followUpLink(config, locale, { token, wish: stops[of].wish }), 303);
    }
    const [row] = await database.query<{ stopped: string }>(
      `select public.${stops[of].call}($1) as stopped`,
      [token],
    );
    if (row?.stopped !== 'stopped') throw new AppError('not_found');
    return c.body(null, 200);
  };
}
