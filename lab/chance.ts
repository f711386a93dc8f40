// `npm run research:chance`: how many careers match when answers are given by lot, and how well the best of a list then fits.
// Same seed, same table; ends with an error when the table that reports tell from says something else.
import { careers } from '#content/catalog/careers.ts';
import { chanceTable } from '#content/catalog/chance-table.ts';
import { chanceOfLevel } from '#domain/matching/chance-lists.ts';
import { STRONG } from '#domain/matching/match-band.ts';
import { createRandom } from '#tools/demo/random.ts';

const SEED = 20_261_127;
const PEOPLE = 20_000;

console.log(`seed ${SEED}, ${PEOPLE} profiles by lot; the table in brackets`);
for (const level of ['both', 'university', 'vocational'] as const) {
  const found = chanceOfLevel(careers, level, { people: PEOPLE, ...createRandom(SEED) });
  const kept = chanceTable[level];
  const matches = Number(found.matches.toFixed(1));
  const highest = Number(found.highest.toFixed(3));
  console.log(
    `${level.padEnd(11)} ${found.careers} careers (${kept.careers}), match ${matches} (${kept.matches}), at most ${found.atMost} (${kept.atMost}), the best r ${highest} (${kept.highest})`,
  );
  const isKept =
    kept.careers === found.careers &&
    kept.matches === matches &&
    kept.atMost === found.atMost &&
    kept.highest === highest;
  if (!isKept) process.exitCode = 1;
}
console.log(`"strong" is told from ${STRONG}`);
if (Math.abs(chanceTable.both.highest - STRONG) > 0.005) process.exitCode = 1;
