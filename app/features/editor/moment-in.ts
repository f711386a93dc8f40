import type { Locale } from '#domain/locale.ts';

/** Day and time, as the browser's place has them. */
export function momentIn(locale: Locale, at: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
