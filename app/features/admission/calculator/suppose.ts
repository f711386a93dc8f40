import type { PathwayCountry } from '#domain/pathway/choices.ts';
import type { Typed } from '#domain/situation/calculation.ts';
import type { Situation } from '#domain/situation/situation.ts';

/**
 * What is counted with until a family says it: the country of its device, and Madrid, whose prices are known best. None of it is
 * kept.
 */
export function suppose(
  typed: Typed,
  situation: Situation,
  country: PathwayCountry | '',
): { typed: Typed; situation: Situation } {
  const from = { ...situation, country: situation.country || country };
  if (situation.region !== '' || typed.city !== '') return { typed, situation: from };
  return { typed: { ...typed, city: 'madrid' }, situation: { ...from, region: 'madrid' } };
}
