// The prices of public degrees as facts: so that they go stale, are cited and are listed like all others. They have no
// `FactId`: no sentence can take one of the two out by its name.
import type { RegionId } from '#domain/regions.ts';
import type { Fact } from './fact.ts';
import { tuition as current } from '#content/compiled/tuition/public-degrees.js';
import {
  believedTuition,
  knownForeign,
  type Citation,
  type Tuition,
  type TuitionByRegion,
} from './tuition.ts';

export type TuitionFact = Fact & { paidBy: 'resident' | 'foreign' };

const what = {
  resident: {
    es: 'matrícula de grado en una pública, con pasaporte de la UE o residencia en España',
    en: 'tuition of a public degree, with an EU passport or residence in Spain',
  },
  foreign: {
    es: 'matrícula de grado en una pública, de fuera de la UE y sin residencia',
    en: 'tuition of a public degree, from outside the EU and not resident',
  },
};

/** Every price of a public degree that is known. */
export const tuitionFacts: readonly TuitionFact[] = allTuitionFacts(current);

export function allTuitionFacts(tuition: Tuition): TuitionFact[] {
  return [...spainFacts(tuition), ...tuition.regions.flatMap(factsOfRegion)];
}

/** What a statement on both prices rests on: Spain's mean, the look at all regions, and where a figure is known. */
export function pairFacts(tuition: Tuition = current): TuitionFact[] {
  const known = knownForeign(believedTuition(tuition)).flatMap(factsOfRegion);
  return [
    ...spainFacts(tuition).filter(({ mark }) => mark !== 'U'),
    ...known.filter(({ paidBy }) => paidBy === 'foreign'),
  ];
}

/** What is known of one side, region by region. */
export function sideFacts(paidBy: TuitionFact['paidBy'], tuition: Tuition = current) {
  const { regions } = believedTuition(tuition);
  return regions.flatMap(factsOfRegion).filter((fact) => fact.paidBy === paidBy);
}

function spainFacts({ spain, census, stay }: Tuition): TuitionFact[] {
  const where = { es: `España, ${spain.year}`, en: `Spain, ${spain.year}` };
  const regions = {
    es: `todas las comunidades, ${census.year}`,
    en: `all regions, ${census.year}`,
  };
  return [
    factOf('spain', 'resident', { value: spain.low, where, citation: spain }),
    factOf('spain', 'foreign', { value: census.year, where: regions, citation: census }),
    factOf('stay', 'foreign', {
      value: stay.published,
      where: { es: stay.publisher, en: stay.publisher },
      citation: stay,
    }),
  ];
}

function factsOfRegion({ region, name, resident, foreign }: TuitionByRegion): TuitionFact[] {
  const whereIn = (year: string) => ({ es: `${name.es}, ${year}`, en: `${name.en}, ${year}` });
  const facts: TuitionFact[] = [];
  if (resident) {
    const value = resident.low;
    const where = whereIn(resident.year);
    facts.push(factOf(region, 'resident', { value, where, citation: resident }));
  }
  if (foreign.kind === 'unknown') return facts;
  const value =
    foreign.kind === 'examples'
      ? foreign.examples.map((example) => example.foreign).join('–')
      : foreign.kind;
  const where = whereIn(foreign.year);
  facts.push(factOf(region, 'foreign', { value, where, citation: foreign }));
  if (foreign.kind === 'examples' && foreign.announcedCut) {
    const cut = foreign.announcedCut;
    facts.push(factOf(`${region}-cut`, 'foreign', { value: cut.published, where, citation: cut }));
  }
  return facts;
}

function factOf(
  place: RegionId | `${RegionId}-cut` | 'spain' | 'stay',
  paidBy: TuitionFact['paidBy'],
  given: {
    value: number | string;
    where: Fact['where'];
    citation: Citation & { per?: string; year?: string };
  },
): TuitionFact {
  const { value, where, citation } = given;
  const { publisher, published, url, mark, checked, staleAfter, per, year } = citation;
  const said = mark === 'S' ? { said: { by: 'press', on: published } as const } : {};
  const unit = per === 'credit' ? 'EUR/credit' : per === 'year' ? 'EUR/year' : 'text';
  const source = `${publisher}, ${published.split('-').toReversed().join('-')}`;
  return {
    id: `tuition-${place}-${paidBy}`,
    value,
    unit,
    what: what[paidBy],
    where,
    source,
    url,
    mark,
    ...said,
    checked,
    staleAfter,
    ...(year === undefined ? {} : { year }),
    paidBy,
  };
}
