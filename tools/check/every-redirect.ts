import { homeIn, locales, pathIn } from '#domain/locale.ts';

/** A secret as pages make them, of a guest's result that waits for the confirmation. */
const HELD = '?held=0e2c9f7a-not-one-of-ours';

/**
 * Every address that our pages name as the one to go on to after a mail, on each origin of the site: after a sign-up, with a
 * held result and without, after a recovery, after a change of address. A project must allow them all.
 */
export function everyRedirect(origins: readonly string[]): string[] {
  return origins.flatMap((origin) =>
    locales.flatMap((locale) =>
      [
        homeIn(locale),
        `${homeIn(locale)}${HELD}`,
        pathIn(locale, '/assessment'),
        `${pathIn(locale, '/assessment')}${HELD}`,
        `${pathIn(locale, '/auth')}?type=recovery`,
        pathIn(locale, '/profile'),
      ].map((path) => origin + path),
    ),
  );
}
