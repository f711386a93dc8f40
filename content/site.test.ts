import { expect, test } from 'vitest';
import { copy as english } from './dictionaries/en/site.ts';
import { copy as spanish } from './dictionaries/es/site.ts';
import { people } from './site-people.ts';
import { site } from './site.ts';

test('external links are complete addresses over https', () => {
  const links = [
    site.bookingUrl.value,
    site.videoChannelUrl.value,
    ...people.universities.value.map(({ url }) => url),
  ];
  for (const link of links) expect(new URL(link).protocol).toBe('https:');
});

test('while the site is not live, every invented link lies under a name that nobody can own', () => {
  expect(site.live).toBe(false);
  for (const { url } of people.universities.value) {
    expect(new URL(url).hostname).toMatch(/\.example$/);
  }
  expect(new URL(site.bookingUrl.value).hostname).toMatch(/\.example$/);
});

test('whoever finds a hole in the security can write to somebody', () => {
  expect(site.securityContact.value).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(site.securityContact.mark === 'real').toBe(site.live);
});

test('two universities are named, as many as the claim says', () => {
  expect(people.universities.value).toHaveLength(site.claims.universities);
});

test('owner’s words are there in both languages, and differ', () => {
  const words = [
    ...Object.values(people.claimsBasis.value),
    ...people.team.value.flatMap(({ role, line }) => [role, line]),
    ...people.testimonials.value.flatMap(({ quote, who }) => [quote, who]),
  ];
  expect(words.length).toBe(6 + 6 + 18);
  for (const { es, en } of words) {
    expect(es.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    expect(es).not.toBe(en);
  }
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
