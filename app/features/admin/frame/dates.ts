import { dateAndTimeIn, mediumDateIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';

/** A day as people write it; `undefined` for none. Admins work with days, in their own time zone. */
export function day(at: string | null, locale: Locale): string | undefined {
  if (at === null) return undefined;
  return mediumDateIn(locale).format(new Date(at));
}

/** A day with its minute. */
export function moment(at: string, locale: Locale): string {
  return dateAndTimeIn(locale).format(new Date(at));
}
