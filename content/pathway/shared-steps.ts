// What degrees and vocational training both ask for, in other months.
import { findFact, type FactId } from '#content/facts/registry.ts';

/** Aims that are a degree. */
export const degrees = ['public-degree', 'private-degree'] as const;

export const factsOf = (...ids: FactId[]) => ids.map(findFact);

export const gathering = {
  id: 'gather-documents',
  office: 'home-authority',
  documents: ['passport', 'diploma', 'transcript', 'apostille', 'translation'],
  ifLate: 'start-today',
  facts: factsOf('homologation-documents-2021'),
  ask: 'home-authority',
} as const;

export const homologation = {
  id: 'request-homologation',
  office: 'ministry',
  documents: ['homologation-request', 'diploma', 'transcript', 'apostille', 'fee-receipt'],
  ifLate: 'start-today',
  costs: ['homologation-fee'],
  ask: 'ministry',
} as const;
