// `npm run bench:matching`: what made-up people find in the catalogue. Same seed, same tables; ends with an error when a
// goal is missed.
import { careers } from '#content/catalog/careers.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { sexTable } from './made-up/lists-by-sex.ts';
import { matchingTables } from './made-up/matching-tables.ts';
import type { Twice } from './made-up/second-test.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createPeople, riasecPopulation } from '#tools/demo/interests-generator.ts';
import { createRepeaters } from '#tools/demo/respondents.ts';

const SEED = 20_261_121;
const PEOPLE = 20_000;
const TWICE = 5_000;
const OF_EACH_SEX = 5_000;

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('the instrument is not in the registry');
const started = performance.now();
console.log(`seed ${SEED}`);
const people = Array.from({ length: PEOPLE }, createPeople(instrument, createRandom(SEED)));
const repeat = createRepeaters(instrument, riasecPopulation, createRandom(SEED + 2));
const twice = Array.from({ length: TWICE }, (): Twice => {
  const [first, second = first] = repeat(2);
  return [first, second];
});
const isMet = matchingTables(instrument, { people, twice }, careers, createRandom(SEED + 1));
sexTable(instrument, careers, { people: OF_EACH_SEX, seed: SEED + 3 });
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\n${seconds} s; ${isMet ? 'all goals met' : 'goals MISSED'}`);
if (!isMet) process.exitCode = 1;
