// `npm run research:power`: for each hypothesis of docs/validation.md how likely it is to be confirmed if it is true, with the
// people that the plan asks for, and how many would make it .8. Reads no answers: formulas, and made-up people by a seed.
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { decimals } from './statistics/print-share.ts';
import { agreementOf } from './power/two-tests.ts';
import { hexagonSamples } from './power/hexagon-samples.ts';
import { normalBelow, Z95 } from './power/normal.ts';
import {
  fewestFor,
  powerOfConsistency,
  powerOfCorrelation,
  powerOfMean,
  powerOfNoDifference,
  powerOfShare,
  type Asked,
} from './power/power.ts';

const SEED = 20_261_127;
const PEOPLE = 20_000;

const { teenagers, 'equal means': hardest } = interestsPopulations;
const made = { people: PEOPLE, seed: SEED };
const full = agreementOf(interestsV2, teenagers, { ...made, form: 'full' });
const fullHardest = agreementOf(interestsV2, hardest, { ...made, form: 'full' });
const short = agreementOf(interestsV2, teenagers, { ...made, form: 'short' });
const hexagon = hexagonSamples(interestsV2, teenagers, { people: 300, samples: 120, seed: SEED });

console.log(`seed ${SEED}, ${PEOPLE} made-up people answer twice`);
console.log(
  `first interest, teenagers: found ${decimals(full.found)}, again ${decimals(full.again)}; equal means: found ${decimals(fullHardest.found)}, again ${decimals(fullHardest.again)}; short, then full: found ${decimals(short.found)}, again ${decimals(short.again)}`,
);
console.log(
  `hexagon, 300 teenagers: index ${decimals(hexagon.mean)} ± ${decimals(hexagon.sd)} from sample to sample\n`,
);

/** Six scales that must all pass, taken as independent: what is true lies between this and the power of one. */
const six = (power: number) => power ** 6;
const correlation = (asked: Asked) => six(powerOfCorrelation(asked));
/** An item's answers scatter by this many steps; with equal totals by less. */
const ITEM_SD = 1.05;
/** A person answers an item once in each language: errors of both, none of the person. */
const PAIRED_SD = 1.3;
/** Each country beside the three others together: as many comparisons of an item as countries. */
const COUNTRIES = 4;
/** True differences of items that ask the same still scatter by so many steps. */
const SCATTER = 0.08;
const itemsAlike = (n: number) =>
  powerOfNoDifference({
    items: 60 * COUNTRIES,
    limit: 0.5,
    scatter: SCATTER,
    error: ITEM_SD * Math.sqrt(1 / n + 1 / (3 * n)),
  });

type Row = readonly [id: string, what: string, n: number, power: (n: number) => number];
const rows: readonly Row[] = [
  [
    'H1',
    'omega ≥ .75, truth .85, six scales',
    300,
    (n) => six(powerOfConsistency({ truth: 0.85, threshold: 0.75, n }, 10)),
  ],
  [
    'H2',
    `index ≥ .60, truth ${decimals(hexagon.mean)}`,
    300,
    (n) => normalBelow((hexagon.mean - 0.6) / (hexagon.sd * Math.sqrt(300 / n)) - Z95),
  ],
  [
    'H3',
    'r ≥ .75, truth .85, six scales',
    320,
    (n) => correlation({ truth: 0.85, threshold: 0.75, n }),
  ],
  [
    'H4',
    `again ≥ .55, truth ${decimals(full.again)}`,
    320,
    (n) => powerOfShare({ truth: full.again, threshold: 0.55, n }),
  ],
  [
    'H5',
    'no item apart by .50, both languages',
    300,
    (n) =>
      powerOfNoDifference({
        items: 60,
        limit: 0.5,
        scatter: SCATTER,
        error: PAIRED_SD / Math.sqrt(n),
      }),
  ],
  ['H6', 'no item apart by .50, 76 a country', 76, itemsAlike],
  ['H6', 'the same, 300 a country', 300, itemsAlike],
  [
    'H7',
    'lift ≥ .05, truth .13, asked before',
    300,
    (n) => powerOfMean({ truth: 0.13, threshold: 0.05, n }, 0.48),
  ],
  [
    'H8',
    'lift ≥ .05, truth .13',
    300,
    (n) => powerOfMean({ truth: 0.13, threshold: 0.05, n }, 0.4),
  ],
  [
    'H9',
    'own form with O*NET’s r ≥ .65, truth .80, six scales',
    150,
    (n) => correlation({ truth: 0.8, threshold: 0.65, n }),
  ],
  [
    'H9',
    'the same above the highest other, .47',
    150,
    (n) => powerOfMean({ truth: 0.33, threshold: 0, n }, 0.86),
  ],
  [
    'H10',
    'values: r ≥ .55 of distances, truth .70, six scales',
    320,
    (n) => correlation({ truth: 0.7, threshold: 0.55, n }),
  ],
  [
    'H11',
    'values: “agrees” again ≥ .20, truth .40',
    320,
    (n) => powerOfShare({ truth: 0.4, threshold: 0.2, n }),
  ],
  [
    'H12',
    'personality: omega ≥ .75, truth .82, five scales',
    300,
    (n) => powerOfConsistency({ truth: 0.82, threshold: 0.75, n }, 10) ** 5,
  ],
  [
    'H13',
    'personality: r ≥ .70, truth .80, five scales',
    320,
    (n) => powerOfCorrelation({ truth: 0.8, threshold: 0.7, n }) ** 5,
  ],
  [
    'H14',
    `short, then full: again ≥ .50, truth ${decimals(short.again)}`,
    200,
    (n) => powerOfShare({ truth: short.again, threshold: 0.5, n }),
  ],
  [
    'H15',
    'short with full: r ≥ .65, truth .78, six scales',
    200,
    (n) => correlation({ truth: 0.78, threshold: 0.65, n }),
  ],
  [
    'H16',
    'fields: gain of AUC ≥ 0, truth .012',
    500,
    (n) => powerOfMean({ truth: 0.012, threshold: 0, n }, 0.09),
  ],
];

console.log(`${''.padEnd(62)}people  power  people for .8`);
for (const [id, what, n, power] of rows) {
  console.log(
    `${id.padEnd(5)}${what.padEnd(57)}${`${n}`.padStart(6)}${decimals(power(n)).padStart(7)}${`${fewestFor(power) ?? 'none'}`.padStart(15)}`,
  );
}
