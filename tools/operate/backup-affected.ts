// npm run backup:affected -- <schema.table> <from> <to>: people with rows in a table that were made or changed between
// two moments (ISO 8601), for docs/breach.md. One line each: id, address, language, rows.
import { listAffected } from '#server/backup/list-affected.ts';
import { openDatabase } from '#server/database/database.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { namedDatabase } from './existing-database.ts';

const [table, from, to] = process.argv.slice(2);
if (!table || Number.isNaN(Date.parse(from ?? '')) || Number.isNaN(Date.parse(to ?? ''))) {
  console.error('Usage: npm run backup:affected -- <schema.table> <from> <to>, for example');
  console.error('  npm run backup:affected -- public.attempts 2026-11-20T00:00Z 2026-11-21T00:00Z');
  process.exit(2);
}
try {
  const database = await openDatabase({
    ...namedDatabase(process.env),
    log: console.error,
  });
  const window = { from: new Date(from ?? ''), to: new Date(to ?? '') };
  let people;
  try {
    people = await listAffected(database, table, window);
  } finally {
    await database.close();
  }
  for (const { id, email, locale, rows } of people)
    console.log([id, email, locale, rows].join('\t'));
  console.error(
    `${people.length} people. The authority wants to know within 72 hours (docs/breach.md).`,
  );
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
