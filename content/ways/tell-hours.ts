import type { Copy } from '#content/dictionaries/es/country-way.ts';
import { fill } from '#content/wording/fill.ts';
import type { Locale } from '#domain/locale.ts';
import type { CountryWay } from './way.ts';

/** What time it is there when it is nine in Madrid, which in summer is an hour further from most of America. */
export function hoursSentence(
  time: CountryWay['time'],
  locale: Locale,
  copy: Pick<Copy, 'hours' | 'hoursOne'>,
): string | undefined {
  if (!time) return undefined;
  const clock = new Intl.DateTimeFormat('es', {
    timeZone: time.zone,
    hour: 'numeric',
    minute: '2-digit',
  });
  // Nine in Madrid, in January and in July.
  const [winter = '', summer = ''] = ['2026-01-15T08:00Z', '2026-07-15T07:00Z'].map((moment) =>
    clock.format(new Date(moment)),
  );
  return fill(winter === summer ? copy.hoursOne : copy.hours, {
    city: time.city[locale],
    winter,
    summer,
  });
}
