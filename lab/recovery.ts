// `npm run bench:recovery`: what the three tests find in made-up people, and whether careless answers are noticed.
// Same seed, same tables; ends with an error when a goal is missed.
import { findInstrument, publications } from '#content/instruments/publications.ts';
import { forms, type Instrument } from '#domain/instruments/instrument.ts';
import { personalityPopulation, valuesPopulation } from '#tools/demo/assumed-populations.ts';
import { riasecPopulation } from '#tools/demo/interests-generator.ts';
import { createRandom } from '#tools/demo/random.ts';
import { createRespondents, type Population } from '#tools/demo/respondents.ts';
import { alphaTable } from './recovery/alphas.ts';
import { carelessTable, flagsByPopulation, timeAssumption } from './recovery/careless.ts';
import { fullTable, shortTable } from './recovery/interests-recovery.ts';
import { orderTable } from './recovery/order-of-cards.ts';
import { printedCertaintyTable } from './recovery/printed-certainty.ts';
import { populationTables } from './recovery/recovery-by-population.ts';

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
  met.push(
    fullTable(riasec, interested),
    shortTable(riasec, interested),
    printedCertaintyTable(riasec, { people: PEOPLE, seed: SEED }),
  );
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

for (const riasec of interests) {
  met.push(await flagsByPopulation(riasec, { people: PEOPLE, seed: SEED }, random));
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
