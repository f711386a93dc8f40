// Where degrees are taught, as marks of the map of Spain and as the list beside it.
import { mapRegionName, type MapRegion } from '#content/catalog/studies/map-region.ts';
import {
  newerOffersOf,
  offersInCity,
  taughtIn,
  type NewerOffer,
  type TaughtIn,
} from '#content/catalog/studies/taught-in.ts';
import { municipalities, spainMap } from '#content/compiled/geography/spain.js';
import { universities } from '#content/compiled/studies/universities.js';
import type { Copy } from '#content/dictionaries/es/spain-map.ts';
import { listIn } from '#content/wording/formats.ts';
import type { Locale } from '#domain/locale.ts';
import { placeLabels } from '#app/features/careers/spain-map/place-labels.ts';
import type { MapDot, SpainMapFacts } from '#app/features/careers/spain-map/spain-map-facts.ts';
import { fill } from '#app/i18n/fill.ts';

/** `name`: of what is studied. Undefined where no list places it. */
export function spainMapFacts(
  name: string,
  degrees: readonly string[],
  locale: Locale,
  copy: Copy,
): SpainMapFacts | undefined {
  const taught = degrees.flatMap((degree) => taughtIn(degree));
  const placed = Map.groupBy(
    taught.filter(({ city }) => city !== ''),
    ({ city }) => city,
  );
  const dots = [...placed].flatMap(([city, places]) => dotOf(city, places) ?? []);
  if (dots.length === 0) return undefined;
  const regions = regionsOf(dots, locale);
  const sorted = dots.toSorted((a, b) => b.universities - a.universities);
  return {
    label: labelOf(name, dots.length, regions, locale, copy),
    dots: sorted,
    labels: placeLabels(sorted, spainMap.width, spainMap.height),
    legend: legendOf(dots, copy),
    listTitle: copy.list,
    regions: regions.map(({ name, own, other }) => ({
      name,
      own: own.join(', '),
      other: other.join(', '),
    })),
    notes: [...notesOf(taught, locale, copy), ...newNotesOf(degrees, locale, copy)],
    otherOnly: copy.otherOnly,
    sourced: copy.sourced,
    credit: copy.credit,
  };
}

function dotOf(city: string, places: readonly TaughtIn[]) {
  const [x, y, region] = municipalities[city] ?? [];
  if (x === undefined || y === undefined || region === undefined) return undefined;
  return {
    city,
    x,
    y,
    region,
    kind: places.some(({ kind }) => kind === 'own') ? ('own' as const) : ('other' as const),
    universities: new Set(places.map(({ by }) => by)).size,
    known: offersInCity.get(city) ?? 0,
  };
}

type PlacedDot = MapDot & { readonly region: MapRegion };

/** Cities of each community by the alphabet: those with a public campus, and those with none. */
function regionsOf(dots: readonly PlacedDot[], locale: Locale) {
  const alphabet = new Intl.Collator(locale);
  const citiesOf = (those: readonly PlacedDot[], wanted: MapDot['kind']) =>
    those
      .filter(({ kind }) => kind === wanted)
      .map(({ city }) => city)
      .toSorted(alphabet.compare);
  return [...Map.groupBy(dots, ({ region }) => region)]
    .map(([region, those]) => ({
      name: mapRegionName(region, locale),
      own: citiesOf(those, 'own'),
      other: citiesOf(those, 'other'),
    }))
    .toSorted((a, b) => alphabet.compare(a.name, b.name));
}

/** The picture in two sentences: how many municipalities, and where most of them are. */
function labelOf(
  name: string,
  n: number,
  regions: ReturnType<typeof regionsOf>,
  locale: Locale,
  copy: Copy,
): string {
  const counted = regions.map((region) => ({
    region: region.name,
    n: region.own.length + region.other.length,
  }));
  const first = counted.toSorted((a, b) => b.n - a.n).slice(0, 3);
  const most = listIn(locale).format(first.map((each) => fill(copy.region, each)));
  return fill(copy.label, {
    name,
    where: n === 1 ? copy.one : fill(copy.more, { n }),
    most: fill(copy.most, { regions: most }),
  });
}

function legendOf(dots: readonly MapDot[], copy: Copy): SpainMapFacts['legend'] {
  const marks: SpainMapFacts['legend'] = [
    { mark: 'own', text: copy.own },
    { mark: 'other', text: copy.other },
    { mark: 'several', text: copy.larger },
  ];
  return marks.filter(({ mark }) =>
    dots.some(({ kind, universities }) => (mark === 'several' ? universities > 1 : kind === mark)),
  );
}

type Notes = SpainMapFacts['notes'];

/** What a map cannot show: teaching at a distance, and what only newer lists have. */
function notesOf(taught: readonly TaughtIn[], locale: Locale, copy: Copy): Notes {
  const distant = taught.filter(({ city }) => city === '').map(({ by }) => by);
  const newer = taught
    .filter(({ isNewer }) => isNewer)
    .map(({ city, by }) => fill(copy.newerPlace, { city, university: by }));
  return [...said(distant, copy.distance, locale), ...said(newer, copy.newer, locale)];
}

/** What opened after the register, or was to open in a course, and who says so. */
function newNotesOf(degrees: readonly string[], locale: Locale, copy: Copy): Notes {
  const all = degrees.flatMap((degree) => newerOffersOf(degree));
  const placed = ({ city, university, since }: NewerOffer, words: string) =>
    fill(words, { city, university: universities[university].name, since });
  const announced = Map.groupBy(
    all.filter(({ isAnnounced }) => isAnnounced),
    ({ since }) => since,
  );
  const opened = all.filter(({ isAnnounced }) => !isAnnounced);
  return [
    ...said(
      opened.map((offer) => placed(offer, copy.newPlace)),
      copy.opened,
      locale,
      opened,
    ),
    ...[...announced].flatMap(([since, those]) =>
      said(
        those.map((offer) => placed(offer, copy.newerPlace)),
        fill(copy.announced, { since }),
        locale,
        those,
      ),
    ),
  ];
}

/** A sentence on places; none where there are none. */
function said(
  places: readonly string[],
  sentence: string,
  locale: Locale,
  offers: readonly NewerOffer[] = [],
): Notes {
  if (places.length === 0) return [];
  const list = listIn(locale).format([...new Set(places)]);
  const sources = new Map(offers.map(({ source, url }) => [url, { name: source, url }]));
  return [{ text: fill(sentence, { places: list }), sources: [...sources.values()] }];
}
