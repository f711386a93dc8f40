// `npm run bench:matching`: what made-up people find in the catalogue. Same seed, same tables; ends with an error when a
// goal is missed.
import { careers } from '#content/catalog/careers.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { matchingTables } from './matching-tables.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createPeople } from '#tools/demo/interests-generator.ts';

const SEED = 20_261_121;
const PEOPLE = 20_000;

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('the instrument is not in the registry');
const started = performance.now();
console.log(`seed ${SEED}`);
const people = Array.from({ length: PEOPLE }, createPeople(instrument, createRandom(SEED)));
const isMet = matchingTables(instrument, people, careers, createRandom(SEED + 1));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\n${seconds} s; ${isMet ? 'all goals met' : 'goals MISSED'}`);
if (!isMet) process.exitCode = 1;
