// Advisers with hours or a booking page of their own, in sentences: pages load no words for them.
import type { Adviser, Advisers } from '#content/advisers.ts';
import { openingLine } from '#content/wording/opening-hours.ts';
import type { Locale } from '#domain/locale.ts';
import type { Emitted } from '#tools/content/emitted.ts';
import type { Records } from '#tools/content/kinds.ts';

type Member = Records['site']['team']['value'][number];

export function emitAdvisers({ site }: Pick<Records, 'site'>): Emitted {
  const members = site.team.value.filter(({ hours, bookingUrl }) => hours ?? bookingUrl);
  const value: Advisers = { es: advisersIn(members, 'es'), en: advisersIn(members, 'en') };
  return {
    path: 'site/advisers',
    imports: [`import type { Advisers } from '#content/advisers.ts';`],
    exports: { advisers: { value, type: 'Advisers' } },
  };
}

function advisersIn(members: readonly Member[], locale: Locale) {
  const isTimed = members.some(({ hours }) => hours !== undefined);
  const list = members.map((member) => adviserOf(member, locale));
  return { lead: list.length === 0 ? '' : leads[locale][isTimed ? 'timed' : 'named'], list };
}

const leads = {
  es: { timed: 'Con quién y cuándo, en hora de España', named: 'Con quién' },
  en: { timed: 'With whom and when, in Spanish time', named: 'With whom' },
} as const;

function adviserOf({ name, role, hours = [], bookingUrl }: Member, locale: Locale): Adviser {
  return {
    name,
    role: role[locale],
    hours: hours.map((span) => openingLine(span, locale)),
    booking:
      bookingUrl === undefined
        ? undefined
        : {
            href: bookingUrl,
            label: locale === 'es' ? `Reservar con ${name}` : `Book with ${name}`,
          },
  };
}
