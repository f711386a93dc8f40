// When an adviser answers, as a line that is read.
import type { OpeningSpan } from '#content/schemas/opening-hours.ts';
import type { Locale } from '#domain/locale.ts';

type Weekday = OpeningSpan['from'];

const names: Readonly<Record<Locale, Readonly<Record<Weekday, string>>>> = {
  es: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
};

/** `Lunes a viernes, de 9:00 a 18:00`. */
export function openingLine({ from, until, opens, closes }: OpeningSpan, locale: Locale): string {
  const { [from]: first, [until]: last } = names[locale];
  const [start, end] = [opens, closes].map((time) => time.replace(/^0/, ''));
  const isOne = from === until;
  if (locale === 'es')
    return `${isOne ? first : `${first} a ${last.toLowerCase()}`}, de ${start} a ${end}`;
  return `${isOne ? first : `${first} to ${last}`}, ${start} to ${end}`;
}
