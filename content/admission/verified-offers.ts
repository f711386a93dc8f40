// The figures of a region as far as their facts are verified: a set of weights, of lowest grades or of movements whose fact is
// marked as not verified is not there.
import { admissionFact } from '#content/facts/find-admission.ts';
import { listSources } from '#content/compiled/admission/list-sources.js';
import { movements } from '#content/compiled/admission/movements.js';
import type { Fact } from '#content/facts/fact.ts';
import type { Movement, Round } from '#domain/admission/movement.ts';
import type { RegionId } from '#domain/regions.ts';
import {
  movementsIn,
  offersOf,
  type NewestList,
  type PlacedOffer,
  type RegionAdmission,
} from './region-admission.ts';

/** What the weights of a region rest on. */
export function weightsFact(region: RegionId): Fact | undefined {
  if (region === 'madrid') return admissionFact('weights-madrid-2026');
  return region === 'andalusia' ? admissionFact('weights-andalusia-2025') : undefined;
}

/** What a list rests on, as a page says it. */
export type ListSource = Pick<Fact, 'id' | 'source' | 'url' | 'mark' | 'checked' | 'staleAfter'>;

/** What the newest list of a region rests on: a fact, or what its rows say of their document. */
function newestFact(region: RegionId): ListSource | undefined {
  if (region === 'madrid') return admissionFact('cut-offs-madrid-2025');
  if (region === 'catalonia') return admissionFact('cut-offs-catalonia-2025');
  return listSources[region];
}

/** What a lowest grade rests on: a list of the district, which says its round, or the Ministry's table, which does not. */
export function cutOffFact(region: RegionId, round: Round): ListSource {
  const listed = round === 'unsaid' ? undefined : newestFact(region);
  return listed ?? admissionFact('cut-offs-spain-2021');
}

/** Nothing where no list is known, or it was not verified. */
export function verifiedNewest(
  region: RegionId,
  { newest }: Pick<RegionAdmission, 'newest'>,
): NewestList | undefined {
  const fact = newestFact(region);
  return fact === undefined || fact.mark === 'U' ? undefined : newest;
}

export function movementFact(): Fact {
  return admissionFact('cut-off-movement-2015');
}

/** Of a region its own movement, and all of Spain's where too few of its grades were counted. */
export function verifiedMovements(region?: RegionAdmission): readonly Movement[] {
  if (movementFact().mark === 'U') return [];
  const own = region ? movementsIn(region) : [];
  return movements.map(
    (spain) => own.find(({ from, years }) => from === spain.from && years === spain.years) ?? spain,
  );
}

export function verifiedOffers(
  region: RegionId,
  data: RegionAdmission,
  degree: string,
): PlacedOffer[] {
  const weighed = weightsFact(region);
  const isWeighed = weighed !== undefined && weighed.mark !== 'U';
  const listed = { ...data, newest: verifiedNewest(region, data) };
  return offersOf(listed, degree).map((offer) => ({
    ...offer,
    ...(isWeighed ? {} : { weights: null, unclear: [] }),
    cutOffs: offer.cutOffs.filter(({ round }) => cutOffFact(region, round).mark !== 'U'),
  }));
}
