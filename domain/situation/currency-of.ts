import type { PathwayCountry } from '#domain/pathway/choices.ts';

/** In what a family of each country counts; nothing for a country that is not named. */
export const currencyOf: Readonly<Record<PathwayCountry, string>> = {
  AR: 'ARS',
  BO: 'BOB',
  BR: 'BRL',
  CL: 'CLP',
  CO: 'COP',
  CR: 'CRC',
  CU: 'CUP',
  DO: 'DOP',
  EC: 'USD',
  GT: 'GTQ',
  HN: 'HNL',
  MX: 'MXN',
  NI: 'NIO',
  PA: 'USD',
  PE: 'PEN',
  PR: 'USD',
  PY: 'PYG',
  SV: 'USD',
  UY: 'UYU',
  VE: 'VES',
  other: '',
};

/** Every one of them once, in the order of their codes. */
export const currencies: readonly string[] = [
  ...new Set(Object.values(currencyOf).filter((code) => code !== '')),
].toSorted();
