// npm run facts:stale -- [AAAA-MM-DD]: how many facts there are by mark and age on that day (today unless said), what a person must
// verify first, what is stale or soon will be, with who must look, and which tables have a newer official document, with its
// address. In Spanish, for the owner. Ends with 1 when somebody should have looked at a price.
import { resolve } from 'node:path';
import { everyFact } from '#content/facts/every-fact.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { officialPages, origins } from '#tools/tables/about-tables.ts';
import { rowsIn } from '#tools/tables/tables.ts';
import { documentOf, dueDocuments } from './due-documents.ts';
import { staleList } from './stale-list.ts';

const root = resolve(import.meta.dirname, '../..');
const [asked] = process.argv.slice(2);
const today = asked ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) {
  console.error('Uso: npm run facts:stale -- [AAAA-MM-DD]');
  process.exit(2);
}
const all = [...everyFact, ...wayFacts];
const pages = rowsIn(root, officialPages);
const { table, first, stale, soon, overduePrices } = staleList(all, today, (id) =>
  documentOf(pages, id),
);
const parts = {
  [`Datos por marca y edad, a ${today}`]: table,
  'Por comprobar primero, según la página que hay que leer': first,
  'Pasados: su año ha terminado, o alguien debía haberlos mirado otra vez': stale,
  'Pasarán pronto: en noventa días': soon,
  'Tablas de las que hay un documento oficial más nuevo': dueDocuments(
    pages,
    rowsIn(root, origins),
  ),
};
for (const [title, lines] of Object.entries(parts)) {
  console.log(`\n${title}: ${lines.length > 0 ? '' : 'ninguno'}`);
  for (const line of lines) console.log(line);
}
console.error(
  `\n${stale.length} de ${all.length} datos han pasado; precios que había que mirar: ${overduePrices}.`,
);
process.exitCode = overduePrices > 0 ? 1 : 0;
