import type { PathwayCountry } from '#domain/pathway/choices.ts';
import type { Access } from '#domain/pathway/keys.ts';

/**
 * How each country's own secondary diploma opens a Spanish university: the only agreement found in
 * Latin America is Colombia's; who comes from a country that is not on the list has to ask.
 */
export const national = {
  AR: 'homologation',
  BO: 'homologation',
  BR: 'homologation',
  CL: 'homologation',
  CO: 'colombia',
  CR: 'homologation',
  CU: 'homologation',
  DO: 'homologation',
  EC: 'homologation',
  GT: 'homologation',
  HN: 'homologation',
  MX: 'homologation',
  NI: 'homologation',
  PA: 'homologation',
  PE: 'homologation',
  PR: 'homologation',
  PY: 'homologation',
  SV: 'homologation',
  UY: 'homologation',
  VE: 'homologation',
  other: 'ask',
} as const satisfies Record<PathwayCountry, Access>;
