import type { CareerMatches } from './match-careers.ts';
import type { MatchBand } from './match-band.ts';
import type { RankedCareer } from './rank-careers.ts';

const bands: readonly MatchBand[] = ['strong', 'good', 'near', 'weak'];

/**
 * Every career once, as a person reads them in the catalogue: those that the result names, in its order of families, then the others
 * by band and within a band as they are ranked. What the person refused comes last.
 */
export function catalogueOrder(
  ranked: readonly RankedCareer[],
  matches: CareerMatches,
): readonly RankedCareer[] {
  if (matches.kind !== 'matched') return ranked;
  const shown = [...matches.strong, ...matches.good];
  const named = [
    ...matches.favourites,
    ...matches.families.flatMap((family) => shown.filter(({ career }) => career.family === family)),
  ];
  const refused = new Set(matches.refused.map(({ career }) => career.id));
  const byBand = ranked.toSorted((a, b) => place(a) - place(b));
  const places = new Map([...named, ...byBand].map((each) => [each.career.id, each]));
  return [...places.values()];

  function place({ band, career }: RankedCareer): number {
    return refused.has(career.id) ? bands.length : bands.indexOf(band);
  }
}
