// npm run db:schema: writes supabase/schema.sql, the schema as all migrations leave it, to be read in one place.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withMigratedDatabase } from './migrated-database.ts';
import { describeSchema } from './schema/describe-schema.ts';

const target = fileURLToPath(new URL('../../supabase/schema.sql', import.meta.url));
writeFileSync(
  target,
  await withMigratedDatabase((database) => database.transaction(describeSchema)),
);
