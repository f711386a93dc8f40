import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';

test.each([
  ['America/Mexico_City', 'MX'],
  ['America/Monterrey', 'MX'],
  ['America/Tijuana', 'MX'],
  ['America/Bogota', 'CO'],
  // The same clock under both of its names.
  ['America/Buenos_Aires', 'AR'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['Pacific/Galapagos', 'EC'],
  ['America/Manaus', 'BR'],
])('a computer on the time of %s stands in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test.each(['Europe/Madrid', 'America/New_York', 'UTC', ''])(
  'the time of "%s" is of no country of ours',
  (zone) => {
    expect(countryOfZone(zone)).toBeUndefined();
  },
);
