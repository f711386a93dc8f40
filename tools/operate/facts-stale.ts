// npm run facts:stale -- [YYYY-MM-DD]: how many facts there are by mark and age on that day (today unless said), what a person must
// verify first, and what is stale or soon will be, with who must look. Ends with 1 when somebody should have looked at a price.
import { everyFact } from '#content/facts/every-fact.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { staleList } from './stale-list.ts';

const [asked] = process.argv.slice(2);
const today = asked ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  console.error('Usage: npm run facts:stale -- [YYYY-MM-DD]');
  process.exit(2);
}
const all = [...everyFact, ...wayFacts];
const { table, first, stale, soon, overduePrices } = staleList(all, today);
const parts = {
  [`Facts by mark and age on ${today}`]: table,
  'To be verified first, by the page to read': first,
  'Stale: their year has ended, or somebody should have looked again': stale,
  'Soon stale: within ninety days': soon,
};
for (const [title, lines] of Object.entries(parts)) {
  console.log(`\n${title}: ${lines.length > 0 ? '' : 'none'}`);
  for (const line of lines) console.log(line);
}
console.error(
  `\n${stale.length} of ${all.length} facts are stale; prices overdue: ${overduePrices}.`,
);
process.exitCode = overduePrices > 0 ? 1 : 0;
