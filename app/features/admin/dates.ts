/** A day as people write it; `undefined` for none. Admins work with days, in their own time zone. */
export function day(at: string | null, locale: string): string | undefined {
  if (at === null) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at));
}

/** A day with its minute. */
export function moment(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}
