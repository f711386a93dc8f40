// The figures of a region as far as their facts are verified: a set of weights, of lowest grades or of movements whose fact is
// marked as not verified is not there.
import { admissionFact } from '#content/facts/find-admission.ts';
import { movements } from '#content/compiled/admission/movements.js';
import type { Fact } from '#content/facts/fact.ts';
import type { Movement } from '#domain/admission/movement.ts';
import type { RegionId } from '#domain/regions.ts';
import { offersOf, type PlacedOffer, type RegionAdmission } from './region-admission.ts';

/** What the weights of a region rest on. */
export function weightsFact(region: RegionId): Fact | undefined {
  if (region === 'madrid') return admissionFact('weights-madrid-2026');
  return region === 'andalusia' ? admissionFact('weights-andalusia-2025') : undefined;
}

/** What a lowest grade rests on, by the first year of its course. */
export function cutOffFact(year: number): Fact {
  return admissionFact(year >= 2025 ? 'cut-offs-madrid-2025' : 'cut-offs-spain-2021');
}

export function movementFact(): Fact {
  return admissionFact('cut-off-movement-2015');
}

export function verifiedMovements(): readonly Movement[] {
  return movementFact().mark === 'U' ? [] : movements;
}

export function verifiedOffers(
  region: RegionId,
  data: RegionAdmission,
  degree: string,
): PlacedOffer[] {
  const weighed = weightsFact(region);
  const isWeighed = weighed !== undefined && weighed.mark !== 'U';
  return offersOf(data, degree).map((offer) => ({
    ...offer,
    ...(isWeighed ? {} : { weights: null, unclear: [] }),
    cutOffs: offer.cutOffs.filter(({ year }) => cutOffFact(year).mark !== 'U'),
  }));
}
