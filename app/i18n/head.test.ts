import { expect, test } from 'vitest';
import { headTags } from './head.ts';

const head = { title: 'A title', description: 'A description' };
const origin = 'https://faro.example';
const twins = { es: '/legal', en: '/en/legal' };

function contents(page: Parameters<typeof headTags>[0]['page'], locale: 'es' | 'en') {
  const tags = headTags({ page, locale, head, twins, origin });
  return Object.fromEntries(
    tags.map(({ attributes: { name, property, rel, hreflang, content, href } }) => [
      name ?? property ?? [rel, hreflang].filter(Boolean).join(' '),
      content ?? href,
    ]),
  );
}

test('an English page is its own canonical and names both twins', () => {
  expect(contents('legal', 'en')).toMatchObject({
    canonical: 'https://faro.example/en/legal',
    'alternate es': 'https://faro.example/legal',
    'alternate en': 'https://faro.example/en/legal',
    'alternate x-default': 'https://faro.example/legal',
    'og:url': 'https://faro.example/en/legal',
    'og:locale': 'en_GB',
    'og:locale:alternate': 'es_ES',
  });
});

test('a page that may be shared has a picture of its language', () => {
  expect(contents('landing', 'es')).toMatchObject({
    'og:image': 'https://faro.example/share/landing-es.png',
    'og:image:alt': 'A title',
    'twitter:card': 'summary_large_image',
  });
});

test('a career has its own addresses and the picture of all careers', () => {
  const addresses = { es: '/carreras/enfermeria', en: '/en/careers/nursing' };
  const tags = headTags({ page: 'career', locale: 'en', head, twins: addresses, origin });
  const values = tags.map(({ attributes: { content, href } }) => content ?? href);
  expect(values).toContain('https://faro.example/en/careers/nursing');
  expect(values).toContain('https://faro.example/carreras/enfermeria');
  expect(values).toContain('https://faro.example/share/careers-en.png');
});

test('a page of the account has no picture and stays out of search engines', () => {
  expect(contents('profile', 'es')).toMatchObject({ robots: 'noindex' });
  expect(contents('profile', 'es')).not.toHaveProperty('og:image');
});

test('the page for what is not there has no address of its own', () => {
  const tags = contents('not-found', 'es');
  expect(tags).toMatchObject({ robots: 'noindex' });
  expect(tags).not.toHaveProperty('canonical');
});
