// npm run consent:texts: compares the words of consent that the site shows with those that the migrations know, and
// prints the migration that is missing. The database takes consents to shipped words only (decision 041).
import { readMigrations } from '#server/database/migrations.ts';
import { missingTexts, shippedTexts, shownTexts, textsMigration } from './consent-rows.ts';

const missing = missingTexts(
  shownTexts,
  shippedTexts(
    readMigrations()
      .map(({ sql }) => sql)
      .join('\n'),
  ),
);
if (missing.length === 0) {
  console.log('Every text of consent is known to the database.');
} else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  console.log(`-- Save as supabase/migrations/${stamp}_consent_texts.sql`);
  console.log(textsMigration(missing, new Date().toISOString().slice(0, 10)));
}
