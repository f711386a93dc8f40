// `npm run bench:names`: how often a second test gives the same name, by name and group of readers. Same seed, same table. It ends with
// an error where a portrait promises more than a hundredth above it; `-- --write` puts the figures into the portraits.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { returnGroups, portraitSchema, type ReturnGroup } from '#content/schemas/portrait.ts';
import { certainty } from '#domain/instruments/interests/certainty.ts';
import { portraitIds, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { interestsPopulations } from '#tools/demo/interests-populations.ts';
import { readRecord } from '#tools/content/record.ts';
import { writeRecord } from '#tools/content/write-record.ts';
import { namedByChance } from './names/named-by-chance.ts';
import { returnsOfNames, type Returns } from './names/returns-of-names.ts';

const SEED = 20_261_127;
const PEOPLE = 100_000;
const OF_EACH = 10_000;

/** Who is told what: as for the certainty of a result, a reader without an age gets the least favourable. */
const groups = {
  adults: { population: 'as fitted', r: 0.85 },
  teenagers: { population: 'teenagers', r: 0.85 },
  lowest: { population: 'teenagers', r: 0.75 },
} as const satisfies Record<ReturnGroup, object>;

const root = resolve(import.meta.dirname, '..');
const isWriting = process.argv.includes('--write');

console.log(`seed ${SEED}; ${PEOPLE} people a group`);
const found = new Map(
  returnGroups.map((group) => {
    const { population, r } = groups[group];
    const names = returnsOfNames(interestsPopulations[population], {
      people: PEOPLE,
      r,
      seed: SEED,
    });
    const all = [...names.values()];
    const same = sum(all.map((one) => one.same)) / sum(all.map((one) => one.people));
    console.log(
      `${group.padEnd(10)} ${population}, retest r ${r}: the same name ${same.toFixed(3)}`,
    );
    return [group, names] as const;
  }),
);

let missed = 0;
for (const id of portraitIds) {
  const file = `content/portraits/${id}.yaml`;
  const text = readFileSync(resolve(root, file), 'utf8');
  const read = readRecord(file, text, portraitSchema);
  if ('mistakes' in read) throw new Error(`${file} cannot be read`);
  const { record } = read;
  const returns = Object.fromEntries(returnGroups.map((group) => [group, toldOf(id, group)]));
  for (const group of returnGroups) {
    const [printed, is] = [record.returns[group].same, returns[group]?.same ?? 0];
    const isTrue = isWriting || printed <= is + 1;
    if (!isTrue) missed += 1;
    console.log(line(id, group, isTrue));
  }
  if (isWriting) {
    const written = portraitSchema.parse({ ...record, returns });
    writeFileSync(resolve(root, file), writeRecord(portraitSchema, written));
  }
}
/** What chance would name, beside the certainty that a result prints: what is printed may not be less. */
for (const [group, populations] of [
  ['adults', ['as fitted']],
  ['teenagers', ['teenagers']],
  ['youngest', Object.keys(interestsPopulations)],
] as const) {
  for (const form of ['full', 'short'] as const) {
    const shares = Object.entries(interestsPopulations)
      .filter(([name]) => populations.some((one) => one === name))
      .map(([, population]) => namedByChance(population, { people: OF_EACH, form, seed: SEED }));
    const share = Math.max(...shares.map((one) => 100 * one.share));
    const printed = certainty[group].namedByChance[form];
    const isTrue = printed >= Math.floor(share) && printed <= share + 1.5;
    if (!isTrue) missed += 1;
    console.log(
      `${group.padEnd(10)} ${form.padEnd(6)} all three named by chance ${share.toFixed(1)} of 100, printed ${printed}${isTrue ? '' : '!'}`,
    );
  }
}

console.log(missed === 0 ? 'all promises kept' : `${missed} figures are NOT what is found`);
if (missed > 0) process.exitCode = 1;

function returnsOf(id: PortraitId, group: ReturnGroup): Returns {
  const one = found.get(group)?.get(id);
  if (!one) throw new RangeError(`nobody in ${group} was given ${id}`);
  return one;
}

/** In hundredths, rounded down, with the two names that come most often otherwise. */
function toldOf(id: PortraitId, group: ReturnGroup) {
  const { people, same, others } = returnsOf(id, group);
  return {
    same: Math.floor((100 * same) / people),
    next: others.slice(0, 2).map(([other]) => other),
  };
}

function line(id: PortraitId, group: ReturnGroup, isTrue: boolean): string {
  const { people, others } = returnsOf(id, group);
  const { same } = toldOf(id, group);
  const next = others
    .slice(0, 3)
    .map(([other, count]) => `${other} ${(count / people).toFixed(2)}`)
    .join(', ');
  return `${id.padEnd(7)}${group.padEnd(10)} n ${`${people}`.padStart(6)}  again ${`${same}`.padStart(2)} of 100${isTrue ? ' ' : '!'}  else ${next}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
