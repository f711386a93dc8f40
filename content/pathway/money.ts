import { livingMonth } from '#content/cost/living-month.ts';
import { findFact, type FactId } from '#content/facts/registry.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { sideFacts } from '#content/facts/tuition-facts.ts';
import { believedTuition, foreignYearOf, widest, yearOf } from '#content/facts/tuition.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { MoneyRule } from '#domain/pathway/rules.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';

const factsOf = (...ids: FactId[]) => ids.map(findFact);
/** From the first to the last of these facts; no amount where one of them is not verified. */
const amounts = (low: FactId, high?: FactId) => {
  const of = factsOf(...(high ? [low, high] : [low]));
  if (of.some(({ mark }) => mark === 'U')) return {};
  const [least, most] = of.map(({ value }) => Number(value));
  return {
    ...(least === undefined ? {} : { low: least }),
    ...(most === undefined ? {} : { high: most }),
  };
};
const { regions } = believedTuition(tuition);
const outsideMadrid = regionIds.filter((region) => region !== 'madrid');

/** A month of living where a family says it will be, as the calculators tell it. */
function livingIn(region: RegionId): MoneyRule<Fact> {
  const month = livingMonth(region === 'madrid' ? { city: region } : { region });
  return {
    id: region === 'madrid' ? 'living' : 'living-region',
    purpose: 'plan',
    [region === 'madrid' ? 'regions' : 'saidRegions']: [region],
    ...(month && { low: month.low, high: month.high }),
    per: 'month',
    facts: month?.facts ?? [],
  };
}
const degrees = ['public-degree', 'private-degree'] as const;

/** What to show and what to plan. Amounts are of the dates of their facts, and say so. */
export const money: readonly MoneyRule<Fact>[] = [
  {
    id: 'means',
    withVisa: true,
    purpose: 'show',
    ...amounts('iprem-month-2026'),
    per: 'month',
    facts: factsOf('means-iprem-percent', 'iprem-month-2026'),
    ask: 'consulate',
  },
  {
    // The second price stands first: it is what most of our families pay.
    id: 'tuition-foreign',
    purpose: 'plan',
    aims: ['public-degree'],
    ...widest(regions.map(foreignYearOf)),
    per: 'year',
    facts: sideFacts('foreign'),
    ask: 'university',
  },
  {
    id: 'tuition-resident',
    purpose: 'plan',
    aims: ['public-degree'],
    ...widest(regions.map(({ resident }) => (resident ? yearOf(resident) : undefined))),
    per: 'year',
    facts: sideFacts('resident'),
    ask: 'university',
  },
  {
    id: 'tuition-private',
    purpose: 'plan',
    aims: ['private-degree'],
    ...amounts('private-year-low-2025', 'private-year-high-2025'),
    per: 'year',
    facts: factsOf('private-year-low-2025', 'private-year-high-2025'),
    ask: 'private-university',
  },
  {
    id: 'tuition-vocational',
    purpose: 'plan',
    aims: ['vocational'],
    levels: ['superior'],
    centres: ['public'],
    regions: ['madrid'],
    ...amounts('vocational-year-madrid-2025'),
    per: 'year',
    facts: factsOf('vocational-year-madrid-2025'),
    ask: 'vocational',
  },
  {
    id: 'tuition-vocational-private',
    purpose: 'plan',
    aims: ['vocational'],
    centres: ['private'],
    ...amounts('vocational-private-year-low-2026', 'vocational-private-year-high-2026'),
    per: 'year',
    facts: factsOf('vocational-private-year-low-2026', 'vocational-private-year-high-2026'),
    ask: 'vocational-centre',
  },
  {
    id: 'tuition-ask',
    purpose: 'plan',
    aims: ['vocational'],
    levels: ['medio'],
    centres: ['public'],
    per: 'year',
    facts: [],
    ask: 'vocational',
  },
  {
    // A price of Madrid is none of another region.
    id: 'tuition-ask',
    purpose: 'plan',
    aims: ['vocational'],
    levels: ['superior'],
    centres: ['public'],
    saidRegions: outsideMadrid,
    per: 'year',
    facts: [],
    ask: 'vocational',
  },
  {
    id: 'tuition-ask',
    purpose: 'plan',
    aims: ['language-first'],
    per: 'year',
    facts: [],
    ask: 'language-centre',
  },
  ...regionIds.map(livingIn),
  {
    id: 'insurance',
    withVisa: true,
    purpose: 'plan',
    ...amounts('madrid-insurance-low-2025', 'madrid-insurance-high-2025'),
    per: 'month',
    facts: factsOf('madrid-insurance-low-2025', 'madrid-insurance-high-2025'),
  },
  {
    id: 'homologation-fee',
    purpose: 'plan',
    access: ['homologation'],
    aims: degrees,
    ...amounts('homologation-fee-2021'),
    per: 'once',
    facts: factsOf('homologation-fee-2021'),
    ask: 'ministry',
  },
  {
    id: 'homologation-fee',
    purpose: 'plan',
    aims: ['vocational'],
    levels: ['superior'],
    ...amounts('homologation-fee-2021'),
    per: 'once',
    facts: factsOf('homologation-fee-2021'),
    ask: 'ministry',
  },
  {
    id: 'credential-fee',
    purpose: 'plan',
    aims: degrees,
    ...amounts('uned-credential-2026'),
    per: 'once',
    facts: factsOf('uned-credential-2026'),
    ask: 'uned',
  },
  {
    id: 'pce-fee',
    purpose: 'plan',
    access: ['homologation'],
    aims: degrees,
    ...amounts('pce-one-exam-2026', 'pce-six-exams-2026'),
    per: 'once',
    facts: factsOf('pce-one-exam-2026', 'pce-six-exams-2026'),
    ask: 'uned',
  },
];
