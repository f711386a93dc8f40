import { expect, test } from 'vitest';
import { copy as english } from './dictionaries/en/site.ts';
import { copy as spanish } from './dictionaries/es/site.ts';
import { people } from './site-people.ts';
import { site } from './site.ts';

test('invented links lie under a name that cannot be owned, and a site that is live has none', () => {
  const links = [...people.universities.value.map(({ url }) => url), site.bookingUrl.value];
  for (const link of links) expect(new URL(link).hostname.endsWith('.example')).toBe(!site.live);
});

test('there is an address for reports of security holes', () => {
  expect(site.securityContact.mark === 'real').toBe(site.live);
});

test('places that are taken are places that exist', () => {
  const { perYear, taken } = site.seats.value;
  expect({ perYear, taken }).toEqual({ perYear: 8, taken: 2 });
});

test('the two exact English sentences are the same in both languages', () => {
  for (const { errors } of [spanish, english]) {
    expect(errors.notFound).toBe('Oops! Page not found');
    expect(errors.unexpected).toBe('Unexpected Application Error!');
  }
});
