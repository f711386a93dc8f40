import type { Locale } from '#domain/locale.ts';

/** A day (`YYYY-MM-DD`) as people write it: "20 de noviembre de 2026", "20 November 2026". */
export function writtenDate(day: string, locale: Locale): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'es' ? 'es-ES' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
