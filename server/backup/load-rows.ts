import type { Database, Session } from '#server/database/queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { readRows } from './rows-file.ts';
import { listed, PLAIN_FORMAT, quotedTable, tableName, tablesOf, type Table } from './tables.ts';

type Sequences = Record<string, string | null>;

/**
 * Puts the rows of a file in the place of whatever the tables hold, in one transaction. Foreign keys go meanwhile and are
 * made again, which checks them; triggers rest: what they would do has been done to these rows.
 *
 * @throws StartRefusal when the file has a table or a column that is not here.
 */
export async function loadRows(
  database: Database,
  file: string,
  sequences: Sequences,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.script(PLAIN_FORMAT);
    const tables = await tablesOf(tx);
    const resting = await rest(tx);
    await tx.script(`truncate ${tables.map(quotedTable).join(', ')}`);
    for await (const { table, columns, rows } of readRows(file)) {
      const target = targetOf(tables, table, columns);
      await tx.copyIn(`copy ${listed(target)} from stdin`, rows);
    }
    for (const statement of resting) await tx.script(statement);
    for (const [name, last] of Object.entries(sequences)) await goOn(tx, name, last);
  });
}

function targetOf(tables: readonly Table[], name: string, columns: string[]): Table {
  const known = tables.find((each) => tableName(each) === name);
  const lacking = columns.filter((column) => !known?.columns.includes(column));
  if (known && lacking.length === 0) return { ...known, columns };
  const what = known ? `columns of ${name} (${lacking.join(', ')})` : `a table, ${name},`;
  throw new StartRefusal(
    `The backup has ${what} that no migration of this site makes. Nothing was changed.`,
  );
}

/** Takes foreign keys and triggers away. Returns what brings them back. */
async function rest(tx: Session): Promise<string[]> {
  const keys = await tx.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype = 'f' and conparentid = 0 order by oid`,
  );
  const triggers = await tx.query<{ away: string; back: string }>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
       format('alter table %s enable %s trigger %I', tgrelid::regclass,
         case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as back
     from pg_trigger where not tgisinternal and tgenabled <> 'D' order by oid`,
  );
  for (const { away } of [...keys, ...triggers]) await tx.script(away);
  return [...keys, ...triggers].map(({ back }) => back);
}

async function goOn(tx: Session, name: string, last: string | null): Promise<void> {
  const [there] = await tx.query<{ start: string }>(
    `select start_value::text as start from pg_sequences where format('%I.%I', schemaname, sequencename) = $1`,
    [name],
  );
  if (!there) return;
  await tx.query('select setval($1::regclass, $2::bigint, $3)', [
    name,
    last ?? there.start,
    last !== null,
  ]);
}
