import type { PathwayCountry } from '#domain/pathway/choices.ts';

const december = 12;
const july = 7;

/**
 * The month by whose end the last year of school is over, where the page of the country says one; countries with two
 * calendars, and those nobody could verify, have none. Apart from those pages, because a plan needs nothing else of them.
 */
export const schoolEnds: Readonly<Partial<Record<PathwayCountry, number>>> = {
  AR: december,
  BO: december,
  BR: december,
  CL: december,
  CR: december,
  DO: july,
  GT: december,
  HN: december,
  NI: december,
  PA: december,
  PE: december,
  PY: december,
  SV: december,
  UY: december,
  VE: july,
};
