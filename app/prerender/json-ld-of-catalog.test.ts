// What search engines read of every career and all studies, against the vocabulary of schema.org: properties that the type
// has, the ones without which a search engine drops it, and none that is empty.
import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { siteRoutes } from '#app/site-routes.ts';
import { addressesOf, loadBuiltPage } from './catalog-pages.tsx';
import { jsonLd } from './json-ld.ts';

type Kind = { readonly needed: readonly string[]; readonly also: readonly string[] };

/** As schema.org has them (version 29): of each type those that we use. */
const vocabulary: Readonly<Record<string, Kind>> = {
  Organization: { needed: ['name', 'url'], also: ['@id', 'logo', 'email'] },
  BreadcrumbList: { needed: ['itemListElement'], also: [] },
  ListItem: { needed: ['position', 'name', 'item'], also: [] },
  Occupation: {
    needed: ['name', 'description', 'occupationLocation', 'occupationalCategory'],
    also: ['responsibilities', 'skills', 'educationRequirements'],
  },
  Country: { needed: ['name'], also: [] },
  Course: {
    needed: ['name', 'description', 'educationalCredentialAwarded'],
    also: ['inLanguage', 'timeRequired', 'numberOfCredits', 'provider'],
  },
  EducationalOccupationalCredential: { needed: ['name'], also: ['credentialCategory'] },
  StructuredValue: { needed: ['value', 'unitText'], also: [] },
  CollegeOrUniversity: { needed: ['name'], also: [] },
};

test('every career and all studies are told in words that schema.org has', async () => {
  const faults: string[] = [];
  const told: string[] = [];
  for (const route of siteRoutes.filter(({ jsonLd: kind }) => isOfCatalog(kind))) {
    for (const twins of addressesOf(route)) {
      for (const locale of locales) {
        const loaded = await loadBuiltPage(route.page, twins[locale], locale);
        const trail = [
          { name: 'Faro', path: '/' },
          { name: loaded.copy.head.title, path: twins[locale] },
        ];
        const origin = 'https://faro.example';
        const text = jsonLd({ page: route.page, loaded, trail, locale, origin });
        const { '@context': context, '@graph': graph } = JSON.parse(text ?? '{}');
        if (context !== 'https://schema.org') faults.push(`${twins[locale]}: no context`);
        for (const fault of faultsOf(graph)) faults.push(`${twins[locale]}: ${fault}`);
        told.push(graph.at(-1)['@type']);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(new Set(told)).toEqual(new Set(['Occupation', 'Course']));
});

test('a property of another type, one that is missing and one that is empty are seen', () => {
  const thing = { '@type': 'Occupation', name: 'Nursing', inLanguage: 'en', skills: '' };
  expect(faultsOf(thing)).toEqual([
    'Occupation has no description',
    'Occupation has no occupationLocation',
    'Occupation has no occupationalCategory',
    'Occupation cannot have inLanguage',
    'skills is empty',
  ]);
});

function isOfCatalog(kind: string | undefined): boolean {
  return kind === 'occupation' || kind === 'course';
}

function faultsOf(value: unknown, name = 'the graph'): string[] {
  if (Array.isArray(value)) {
    const empty = value.length === 0 ? [`${name} is empty`] : [];
    return [...empty, ...value.flatMap((each) => faultsOf(each, name))];
  }
  if (typeof value !== 'object' || value === null) {
    return value === undefined || value === null || value === '' ? [`${name} is empty`] : [];
  }
  const { '@type': type, ...properties } = Object.fromEntries(Object.entries(value));
  const kind = vocabulary[String(type)];
  if (!kind) return [`${String(type)} is no type we know`];
  const known = new Set([...kind.needed, ...kind.also]);
  return [
    ...kind.needed.filter((one) => !(one in properties)).map((one) => `${type} has no ${one}`),
    ...Object.keys(properties)
      .filter((one) => !known.has(one))
      .map((one) => `${type} cannot have ${one}`),
    ...Object.entries(properties).flatMap(([one, inside]) => faultsOf(inside, one)),
  ];
}
