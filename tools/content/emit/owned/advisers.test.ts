import { expect, test } from 'vitest';
import { siteSchema } from '#content/schemas/site.ts';
import { recordOf } from '#tools/editor/record-of.ts';
import { emitAdvisers } from './advisers.ts';

const site = siteSchema.parse(recordOf('.', new Map(), 'site'));
const [first, ...others] = site.team.value;

function emitted(changes: object) {
  if (!first) throw new Error('there is no team');
  const team = { ...site.team, value: [{ ...first, ...changes }, ...others] };
  return emitAdvisers({ site: siteSchema.parse({ ...site, team }) }).exports['advisers']?.value;
}

test('an adviser with hours and a page is told with both, in each language; the others are not listed', () => {
  const hours = [{ from: 'monday', until: 'thursday', opens: '10:00', closes: '19:00' }];
  expect(
    emitted({ name: 'Lucía', hours, bookingUrl: 'https://book.faro.org/lucia' }),
  ).toMatchObject({
    es: {
      lead: 'Con quién y cuándo, en hora de España',
      list: [
        {
          name: 'Lucía',
          hours: ['Lunes a jueves, de 10:00 a 19:00'],
          booking: { href: 'https://book.faro.org/lucia', label: 'Reservar con Lucía' },
        },
      ],
    },
    en: {
      list: [
        { hours: ['Monday to Thursday, 10:00 to 19:00'], booking: { label: 'Book with Lucía' } },
      ],
    },
  });
});

test('without any there is nothing to show', () => {
  expect(emitted({})).toEqual({ es: { lead: '', list: [] }, en: { lead: '', list: [] } });
});
