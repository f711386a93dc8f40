import { Hono } from 'hono';
import { locales, pathIn } from '#domain/locale.ts';
import type { AppEnv } from '#server/context.ts';

/**
 * `/.well-known/change-password` (W3C, "A well-known URL for changing passwords"): where password managers send
 * people. Without a session it asks to sign in.
 */
export function changePassword(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/change-password', (c) => {
    const [wanted = ''] = (c.req.header('accept-language') ?? '').toLowerCase().split(/[-,;]/);
    const locale = locales.find((each) => each === wanted) ?? locales[0];
    c.header('vary', 'accept-language');
    c.header('cache-control', 'no-store');
    return c.redirect(`${pathIn(locale, '/profile')}?tab=settings#password`, 302);
  });
  return app;
}
