// The schema of a database as SQL in a stable order, out of the catalogue of PostgreSQL: each table with all that belongs to it,
// then functions. To be read and compared; a database is made by the migrations.
import type { Queries } from '#server/database/queries.ts';
import { describeFunctions } from './describe-functions.ts';
import { describeDefaults, describeUsage } from './describe-rights.ts';
import { describeTables } from './describe-tables.ts';
import { triggers } from './describe-triggers.ts';

/** What migrations fill. `auth` is the provider's, but for triggers of ours on its tables. */
const SCHEMAS = ['private', 'public'];

const HEAD = `-- The schema as all migrations leave it. Made by \`npm run db:schema\`; do not edit.
-- To be read: a database is made by the migrations. Each table has its constraints, indexes, rights, policies and triggers
-- below it; functions follow in the order of their names.`;

/** Reads in a transaction of the caller's, for whose rest every name has to be written with its schema. */
export async function describeSchema(tx: Queries): Promise<string> {
  await tx.query(`set local search_path = ''`);
  await refuseUnknown(tx);
  const parts = [
    HEAD,
    ...(await describeUsage(tx, SCHEMAS)),
    ...(await describeDefaults(tx)),
    ...(await describeTables(tx, SCHEMAS)),
    ...(await triggers(tx, ['auth'])).map(({ text }) => text),
    ...(await describeFunctions(tx, SCHEMAS)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** @throws Error when there is a thing of a kind that would be left out: a view, a type, a sequence of its own. */
async function refuseUnknown(tx: Queries): Promise<void> {
  const found = await tx.query<{ name: string }>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_catalog.pg_class as class
     where relnamespace::regnamespace::text = any ($1) and relkind not in ('r', 'i', 'S', 't')
     union all
     select format('%s.%s', typnamespace::regnamespace, typname) from pg_catalog.pg_type
     where typnamespace::regnamespace::text = any ($1) and typtype not in ('c', 'b')
     union all
     select format('%s.%s', relnamespace::regnamespace, relname) from pg_catalog.pg_class as sequence
     where relnamespace::regnamespace::text = any ($1) and relkind = 'S'
       and not exists (select from pg_catalog.pg_depend where objid = sequence.oid and deptype = 'i')`,
    [SCHEMAS],
  );
  if (found.length > 0) {
    throw new Error(`not described: ${found.map(({ name }) => name).join(', ')}`);
  }
}
