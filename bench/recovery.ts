// `npm run bench:recovery`: what the three tests find in made-up people, and whether careless answers are noticed.
// Same seed, same tables; ends with an error when a goal is missed.
import { findInstrument, publications } from '#content/instruments/publications.ts';
import { forms, type Instrument } from '#domain/instruments/instrument.ts';
import { alphaTable } from './made-up/alphas.ts';
import { personalityPopulation, valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { carelessTable, timeAssumption } from './made-up/careless.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { orderTable } from './made-up/order-of-cards.ts';
import { fullTable, shortTable } from './made-up/interests-recovery.ts';
import { populationTables } from './made-up/recovery-by-population.ts';

const SEED = 20_261_120;
const PEOPLE = 20_000;

const started = performance.now();
console.log(`seed ${SEED}`);
const populations: Readonly<Record<string, Population>> = {
  riasec: riasecPopulation,
  values: valuesPopulation,
  personality: personalityPopulation,
};
const interests = publications.flatMap(
  ({ instrument: { id, version } }) => findInstrument(id, version) ?? [],
);

const met = [populationTables(interests, { people: PEOPLE, seed: SEED })];
for (const riasec of interests) {
  const interested = peopleOf(riasec, riasecPopulation);
  met.push(fullTable(riasec, interested), shortTable(riasec, interested));
}

console.log(`\nCareless answers. ${timeAssumption}.`);
console.log('Interests: people fitted to real ones. Values and personality: assumed people.');
const random = createRandom(SEED + 1);
for (const { instrument } of publications) {
  const people = peopleOf(instrument, populations[instrument.id] ?? riasecPopulation);
  alphaTable(instrument, people);
  if (instrument.ranking) orderTable(instrument, people);
  for (const form of forms) {
    if (instrument.forms[form]) met.push(await carelessTable({ instrument, form }, people, random));
  }
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
