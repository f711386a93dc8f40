// `npm run bench:matching`: what made-up people find in the catalogue with the newest version of the test, and what its fields
// add. Same seed, same tables; ends with an error when a goal is missed.
import { careers } from '#content/catalog/careers.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { createRandom } from '#tools/demo/random.ts';
import { fieldsTable } from './matching/fields-table.ts';
import { frontierTable } from './matching/frontier.ts';
import { sexTable } from './matching/lists-by-sex.ts';
import { matchingTables } from './matching/matching-tables.ts';
import { mostShownTable } from './matching/most-shown.ts';
import { CALIBRATED, createChoosers } from './matching/people-with-fields.ts';
import type { Twice } from './matching/second-test.ts';

/** A second argument judges people of another seed: those that nothing was chosen on. */
const SEED = Number(process.argv[3] ?? 20_261_121);
/** A first argument takes fewer people, to look quickly. */
const PEOPLE = Number(process.argv[2] ?? 20_000);
const TWICE = PEOPLE / 4;
const OF_EACH_SEX = PEOPLE / 4;
const OF_EACH_POPULATION = PEOPLE / 4;
const AT_EACH_WEIGHT = PEOPLE / 10;

const started = performance.now();
console.log(`seed ${SEED}`);
const isMet = tables();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\n${seconds} s; ${isMet ? 'all goals met' : 'goals MISSED'}`);
if (!isMet) process.exitCode = 1;

function tables(): boolean {
  const next = createChoosers(interestsV2, careers, CALIBRATED, { seed: SEED });
  const people = Array.from({ length: PEOPLE }, () => next().tests[0]);
  const repeat = createChoosers(interestsV2, careers, CALIBRATED, { seed: SEED + 10, times: 2 });
  const twice = Array.from({ length: TWICE }, (): Twice => {
    const [first, second = first] = repeat().tests;
    return [first, second];
  });
  console.log(`version ${interestsV2.version}, leanings of ${CALIBRATED.sd} steps`);
  const met = [
    matchingTables(interestsV2, { people, twice }, careers, createRandom(SEED + 1)),
    mostShownTable(interestsV2, careers, { people: OF_EACH_POPULATION, seed: SEED }),
    fieldsTable(interestsV2, careers, { people: PEOPLE, seed: SEED + 5 }),
    frontierTable(interestsV2, careers, { people: AT_EACH_WEIGHT, seed: SEED + 30 }),
    sexTable(interestsV1, careers, { people: OF_EACH_SEX, seed: SEED + 20, age: 'adults' }),
    sexTable(interestsV2, careers, { people: OF_EACH_SEX, seed: SEED + 20, age: 'adults' }),
    sexTable(interestsV2, careers, { people: OF_EACH_SEX, seed: SEED + 20, age: 'teenagers' }),
  ];
  return met.every(Boolean);
}
