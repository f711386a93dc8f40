// What the code asks of countries. Addresses, how a diploma opens a university, and when school ends are apart: forms and lists of
// countries need nothing else.
import { Code, unionOf, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

/** The month by whose end the last year of school is over; of other countries that is not known. */
const endMonths: Readonly<Record<string, number>> = { 'november-december': 12, 'may-july': 7 };

export function emitCountries({ countries, ways }: Records): readonly Emitted[] {
  const all = ordered(countries).map(([, { place: _place, ...country }]) => country);
  const codes = all.map(({ code }) => code);
  const named = all
    .filter(({ code }) => code !== 'eu-ib')
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const ends = named.flatMap(({ code, yearEnds }) =>
    endMonths[yearEnds] === undefined ? [] : [[code, endMonths[yearEnds]]],
  );
  const rows = all.map(({ code, slug: { es, en } }) => (es === en ? [code, es] : [code, es, en]));
  return [
    {
      path: 'countries/slugs',
      imports: [`import type { Words } from '#content/catalog/words.ts';`],
      exports: {
        waySlugs: {
          value: new Code(
            `Object.fromEntries(${JSON.stringify(rows)}.map(([code, es, en = es]) => [code, { es, en }]))`,
          ),
          type: `Readonly<Record<${unionOf(codes)}, Words>>`,
        },
      },
    },
    {
      path: 'countries/national',
      imports: [`import type { Access } from '#domain/pathway/keys.ts';`],
      exports: {
        national: {
          value: {
            ...Object.fromEntries(named.map(({ code, access }) => [code, access])),
            other: 'ask',
          },
          type: 'Readonly<Partial<Record<string, Access>>>',
        },
      },
    },
    {
      path: 'countries/codes',
      exports: {
        countryCodes: { value: named.map(({ code }) => code), type: 'readonly string[]' },
      },
    },
    {
      path: 'countries/currency-of',
      exports: {
        currencyOf: {
          value: Object.fromEntries(
            named.flatMap(({ code, currencies: [first] }) => (first ? [[code, first]] : [])),
          ),
          type: 'Readonly<Partial<Record<string, string>>>',
        },
      },
    },
    {
      path: 'countries/zones',
      exports: {
        zones: {
          value: Object.fromEntries(
            named.map(({ code, time }) => [code, zonesOf(code, time?.zone)]),
          ),
          type: 'Readonly<Partial<Record<string, readonly string[]>>>',
        },
      },
    },
    {
      path: 'countries/consulates',
      exports: {
        consulates: {
          value: Object.fromEntries(
            named.flatMap(({ code, consulatePages }) =>
              consulatePages.length > 0 ? [[code, consulatePages]] : [],
            ),
          ),
          type: 'Readonly<Partial<Record<string, readonly { readonly city: string; readonly url: string }[]>>>',
        },
      },
    },
    {
      path: 'countries/own-papers',
      imports: [`import type { Words } from '#content/catalog/words.ts';`],
      exports: {
        ownPapers: {
          // Its sentences say it: what may not be printed of them takes it along.
          value: Object.fromEntries(
            named.flatMap(({ code, paper, diploma }) =>
              paper && diploma.every(({ mark }) => mark !== 'U') ? [[code, paper]] : [],
            ),
          ),
          type: 'Readonly<Partial<Record<string, Words>>>',
        },
      },
    },
    {
      path: 'countries/school-ends',
      exports: {
        schoolEnds: {
          value: Object.fromEntries(ends),
          type: 'Readonly<Partial<Record<string, number>>>',
        },
      },
    },
    {
      path: 'countries/ways',
      imports: [`import type { CountryWay } from '#content/ways/way.ts';`],
      exports: { ways: { value: all, type: 'readonly CountryWay[]' } },
    },
    ...[...ways].map(([name, topics]) => ({
      path: `ways/${name}`,
      imports: [`import type { WayFact } from '#content/ways/way.ts';`],
      exports: {
        sharedFacts: {
          value: topics,
          type: `Readonly<Record<${unionOf(Object.keys(topics))}, readonly WayFact[]>>`,
        },
      },
    })),
  ];
}

/**
 * The last names of its time zones: that of its record, and those that Unicode's tables know of the country. Browsers call one
 * zone `America/Buenos_Aires` or `America/Argentina/Buenos_Aires`, and agree only on how it ends.
 */
function zonesOf(code: string, own: string | undefined): readonly string[] {
  const region: Intl.Locale & { getTimeZones?: () => readonly string[] | undefined } =
    new Intl.Locale(`und-${code}`);
  const all = [...(own === undefined ? [] : [own]), ...(region.getTimeZones?.() ?? [])];
  return [...new Set(all.map((zone) => zone.slice(zone.lastIndexOf('/') + 1)))];
}
