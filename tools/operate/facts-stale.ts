// npm run facts:stale -- [YYYY-MM-DD]: the facts that should have been looked at again by that day, today unless said.
// Ends with 1 when one of them is a price.
import { facts } from '#content/facts/registry.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { staleList } from './stale-list.ts';

const [asked] = process.argv.slice(2);
const today = asked ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  console.error('Usage: npm run facts:stale -- [YYYY-MM-DD]');
  process.exit(2);
}
const all = [...facts, ...wayFacts];
const { lines, prices } = staleList(all, today);
for (const line of lines) console.log(line);
console.error(`${lines.length} of ${all.length} facts are stale on ${today}; prices: ${prices}.`);
process.exitCode = prices > 0 ? 1 : 0;
