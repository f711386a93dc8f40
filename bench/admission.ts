/**
 * What one degree costs to reckon: every degree of Madrid at each of its universities, for somebody with as many marks as can be
 * typed and a mean that is not known, with what would help and which mark is missing. Fails over two milliseconds a degree.
 */
import { loadRegion } from '#content/admission/load-region.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { outlookOf, type Applicant } from '#domain/admission/outlook.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import { subjectIds } from '#domain/admission/subjects.ts';
import { mostMarks } from '#domain/situation/calculation.ts';
import { median } from './median.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const budget = 2 * slownessNow();
const rounds = 20;

const region = await loadRegion.madrid();
const rule = ruleFor(admissionRules, 'homologated-pce', 'madrid');
if (!rule) throw new Error('no rule for Madrid');
const applicant: Applicant = {
  mean: { low: 5, high: 10 },
  exam: { low: 4, high: 10 },
  marks: subjectIds
    .slice(0, mostMarks)
    .map((subject, index) => ({ subject, mark: 5 + index / 4, year: 2027, isHoped: true })),
  year: 2027,
};
const asked = { hoped: 8, start: 2027, movements: verifiedMovements(region) };

const times = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const degree of Object.keys(region.cutOffs)) {
    const start = performance.now();
    for (const offer of verifiedOffers('madrid', region, degree)) {
      outlookOf(rule, applicant, offer, asked);
    }
    times.set(degree, [...(times.get(degree) ?? []), performance.now() - start]);
  }
}
const slowest = [...times]
  .map(([degree, taken]) => ({ degree, taken: median(taken) }))
  .toSorted((a, b) => b.taken - a.taken);
for (const { degree, taken } of slowest.slice(0, 5)) {
  console.log(`${degree.padEnd(52)} ${taken.toFixed(3).padStart(8)} of ${budget.toFixed(1)} ms`);
}
console.log(`${slowest.length} degrees, the middle of ${rounds} rounds each`);
process.exit((slowest[0]?.taken ?? Number.NaN) < budget ? 0 : 1);
