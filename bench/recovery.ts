// `npm run bench:recovery`: what the three tests find in made-up people, and whether careless answers are noticed.
// Same seed, same tables; ends with an error when a goal is missed.
import { findInstrument, findPublished, publications } from '#content/instruments/publications.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { alphaTable } from './made-up/alphas.ts';
import { personalityPopulation, valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { carelessTable, timeAssumption } from './made-up/careless.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { fullTable, shortTable } from './made-up/interests-recovery.ts';
import { printedCertaintyTable } from './made-up/printed-certainty.ts';
import { populationTables } from './made-up/recovery-by-population.ts';

const SEED = 20_261_120;
const PEOPLE = 20_000;

const riasec = findInstrument('riasec', 1);
const values = findPublished('values', 1);
const personality = findPublished('personality', 1);
if (!riasec || !values || !personality) throw new Error('an instrument is not in the registry');

const started = performance.now();
console.log(`seed ${SEED}`);
const interested = peopleOf(riasec, riasecPopulation);
const valuing = peopleOf(values, valuesPopulation);
const characters = peopleOf(personality, personalityPopulation);

const versions = publications.flatMap(
  ({ instrument: { id, version } }) => findInstrument(id, version) ?? [],
);

const met = [
  fullTable(riasec, interested),
  shortTable(riasec, interested),
  populationTables(versions, { people: PEOPLE, seed: SEED }),
  printedCertaintyTable(riasec, { people: PEOPLE, seed: SEED }),
];
alphaTable(riasec, interested);
alphaTable(values, valuing);
alphaTable(personality, characters);

console.log(`\nCareless answers. ${timeAssumption}.`);
console.log('Interests: people fitted to real ones. Values and personality: assumed people.');
const random = createRandom(SEED + 1);
for (const [test, people] of [
  [{ instrument: riasec, form: 'full' }, interested],
  [{ instrument: riasec, form: 'short' }, interested],
  [{ instrument: values, form: 'full' }, valuing],
  [{ instrument: personality, form: 'full' }, characters],
] as const) {
  met.push(await carelessTable(test, people, random));
}

const missed = met.filter((isMet) => !isMet).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `\n${seconds} s; ${missed === 0 ? 'all goals met' : `goals MISSED in ${missed} tables`}`,
);
if (missed > 0) process.exitCode = 1;

function peopleOf(instrument: Instrument, population: Population) {
  const next = createRespondents(instrument, population, createRandom(SEED));
  console.log(`${PEOPLE} people answer ${instrument.id} v${instrument.version}`);
  return Array.from({ length: PEOPLE }, next);
}
