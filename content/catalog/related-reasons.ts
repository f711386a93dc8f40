// Why two careers stand beside each other: computed from what the catalogue knows of both, strongest first.
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { profileCorrelation } from '#domain/matching/profile-correlation.ts';
import { kindredOccupations } from '#content/compiled/occupations/kindred.js';
import type { CatalogEntry } from './registry.ts';

export type RelatedReason =
  | { readonly kind: 'studies'; readonly study: string }
  | { readonly kind: 'family' }
  | { readonly kind: 'profile' }
  | { readonly kind: 'field' }
  | { readonly kind: 'onet' };

/** From where on two profiles are called alike: the limit of a strong match (docs/decisions/016). */
const ALIKE = 0.73;

/** Two reasons at most; none where only our judgement joins them. */
export function relatedReasons(one: CatalogEntry, other: CatalogEntry): readonly RelatedReason[] {
  const study = [...one.degrees, ...one.titles].find(({ id }) =>
    [...other.degrees, ...other.titles].some((theirs) => theirs.id === id),
  );
  const reasons: (RelatedReason | false)[] = [
    study !== undefined && { kind: 'studies', study: study.name },
    isAlike(one, other) && { kind: 'profile' },
    isKindred(one, other) && { kind: 'onet' },
    one.career.family === other.career.family && { kind: 'family' },
    one.career.fields.some((field) => other.career.fields.includes(field)) && { kind: 'field' },
  ];
  return reasons.filter((reason) => reason !== false).slice(0, 2);
}

function isKindred(one: CatalogEntry, other: CatalogEntry): boolean {
  return (
    kindredOccupations[one.onet]?.includes(other.onet) === true ||
    kindredOccupations[other.onet]?.includes(one.onet) === true
  );
}

function isAlike(one: CatalogEntry, other: CatalogEntry): boolean {
  const like = profileCorrelation(riasecLetters, one.career.interests, other.career.interests);
  return like.kind === 'correlated' && like.r >= ALIKE;
}
