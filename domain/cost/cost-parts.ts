// What a year in Spain is paid for, part by part. `once`: only in the first year; `year`: of an academic year; `month`: as
// many months as one lives there.
export const costParts = [
  'tuition',
  'fees',
  'room',
  'food',
  'transport',
  'insurance',
  'journey',
  'homologation',
  'credential',
  'pce',
] as const;
export type CostPart = (typeof costParts)[number];

export type Pace = 'once' | 'year' | 'month';

export const paceOf: Readonly<Record<CostPart, Pace>> = {
  tuition: 'year',
  fees: 'year',
  room: 'month',
  food: 'month',
  transport: 'month',
  insurance: 'month',
  journey: 'year',
  homologation: 'once',
  credential: 'once',
  pce: 'once',
};

/** Months of an academic year away from home, and of a whole one: between these lies what a year of living takes. */
export const monthsOfYear = { low: 10, high: 12 };
