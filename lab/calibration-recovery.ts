// npm run bench:calibration: whether the calibration finds again what made the answers. Made-up people answer six scales of ten
// items by the graded response model; slopes of log deviation .25, a normal trait, four boundaries from −2 to 2. Fails
// below r = .97 for difficulties or .90 for slopes at 1,000 people, and from 60 seconds on.
import { createRandom } from '#tools/demo/random.ts';
import { calibrate } from './calibration/calibrate.ts';
import { difficulties, type GradedItem } from './calibration/graded-item.ts';
import { standardErrors } from './calibration/standard-errors.ts';
import { retestOf } from './statistics/item-statistics.ts';

const SCALES = 6;
const ITEMS = 10;
const LOG_SLOPE = { mean: Math.log(1.7), deviation: 0.25 };
const Z95 = 1.959964;
const WANTED = { difficulties: 0.97, slopes: 0.9, seconds: 60 };

const random = createRandom(20_261_122);

function makeItem(): GradedItem {
  const slope = Math.exp(LOG_SLOPE.mean + LOG_SLOPE.deviation * random.normal());
  const middle = 0.5 * random.normal();
  const boundaries = [-1.5, -0.5, 0.5, 1.5].map(
    (place) => -slope * (middle + place + 0.3 * (random.uniform() - 0.5)),
  );
  return { slope, boundaries };
}

function answer({ slope, boundaries }: GradedItem, trait: number): number {
  const u = random.uniform();
  return boundaries.filter((d) => u < 1 / (1 + Math.exp(-(slope * trait + d)))).length;
}

function recover(people: number) {
  const started = performance.now();
  const pairs: Record<'slopes' | 'difficulties', number[][]> = { slopes: [], difficulties: [] };
  let covered = 0;
  for (let scale = 0; scale < SCALES; scale += 1) {
    const made = Array.from({ length: ITEMS }, makeItem);
    const answers = Array.from({ length: people }, () => {
      const trait = random.normal();
      return made.map((item) => answer(item, trait));
    });
    const fit = calibrate(answers, ({ round, gradient }) => {
      if (process.stdout.isTTY)
        process.stdout.write(
          `\rscale ${scale + 1}, round ${round}, gradient ${gradient.toExponential(1)}  `,
        );
    });
    const errors = standardErrors(answers, fit.items);
    for (const [at, item] of made.entries()) {
      const found = fit.items[at] ?? item;
      pairs.slopes.push([item.slope, found.slope]);
      const isCovered = Math.abs(found.slope - item.slope) < Z95 * (errors?.[at]?.slope ?? 0);
      covered += Number(isCovered);
      for (const [k, difficulty] of difficulties(item).entries())
        pairs.difficulties.push([difficulty, difficulties(found)[k] ?? NaN]);
    }
  }
  const r = (of: number[][]) =>
    retestOf(
      of.map(([a = NaN]) => a),
      of.map(([, b = NaN]) => b),
    )?.r ?? NaN;
  return {
    slopes: r(pairs.slopes),
    difficulties: r(pairs.difficulties),
    covered: covered / (SCALES * ITEMS),
    seconds: (performance.now() - started) / 1000,
  };
}

console.log(
  'people   r of difficulties   r of slopes   true slopes within their interval   seconds',
);
for (const people of [500, 1_000, 2_000]) {
  const found = recover(people);
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(
    `${String(people).padStart(6)}   ${found.difficulties.toFixed(3).padStart(17)}   ${found.slopes.toFixed(3).padStart(11)}   ${found.covered.toFixed(2).padStart(33)}   ${found.seconds.toFixed(1).padStart(7)}`,
  );
  const isMissed =
    !(found.difficulties >= WANTED.difficulties) ||
    !(found.slopes >= WANTED.slopes) ||
    found.seconds >= WANTED.seconds;
  if (people === 1_000 && isMissed) {
    console.error(`missed: wanted ${JSON.stringify(WANTED)}`);
    process.exitCode = 1;
  }
}
