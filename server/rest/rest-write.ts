import { listed, named, sql, typed, valued, type Sql } from '#server/database/sql.ts';
import type { CalledFunction, Table } from './rest-catalogue.ts';
import type { RestBody } from './rest-body.ts';
import { filterOf } from './rest-filter.ts';
import type { Wishes } from './rest-headers.ts';
import type { Address } from './rest-query.ts';
import { shown, writtenStatement } from './rest-read.ts';
import { RestRefusal } from './rest-refusal.ts';

const TARGET = sql`"the target"`;
const GIVEN = sql`"the given"`;
/** Nothing is written, and nothing was. */
const NOTHING = sql`select '[]' as body, 0 as rows`;

type Writing = { address: Address; table: Table; wishes: Wishes };

export function insertStatement({ address, table, wishes }: Writing, body: RestBody): Sql {
  if (body.rows.length === 0) return NOTHING;
  const columns = columnsOf(body, address, table);
  const target = sql`public.${named(table.name)}`;
  const list = listed(columns.map(named));
  return writing(
    { address, table, wishes },
    sql`insert into ${target} as ${TARGET} (${list}) select ${list}
      from jsonb_populate_recordset(null::${target}, ${valued(body.text, 'jsonb')})${onConflict(columns, address, table, wishes)}`,
  );
}

export function updateStatement({ address, table, wishes }: Writing, body: RestBody): Sql {
  const condition = requireFilter(address, table);
  const [row = {}, ...more] = body.rows;
  if (more.length > 0) throw new RestRefusal(400, 'bad_json', 'Send one object');
  if (Object.keys(row).length === 0) return NOTHING;
  const target = sql`public.${named(table.name)}`;
  const set = columnsOf(body, address, table).map(
    (column) => sql`${named(column)} = ${GIVEN}.${named(column)}`,
  );
  return writing(
    { address, table, wishes },
    sql`update ${target} as ${TARGET} set ${listed(set)}
      from jsonb_populate_recordset(null::${target}, ${valued(body.text, 'jsonb')}) as ${GIVEN} where ${condition}`,
  );
}

export function deleteStatement({ address, table, wishes }: Writing): Sql {
  const condition = requireFilter(address, table);
  const done = sql`delete from public.${named(table.name)} as ${TARGET} where ${condition}`;
  return writing({ address, table, wishes }, done);
}

/** A function's one value as JSON. Arguments that it does not have mean another function. */
export function callStatement(functions: readonly CalledFunction[], body: RestBody): Sql {
  const given = Object.keys(body.rows[0] ?? {});
  const called = functions.find(({ args, required }) => {
    const wanted = [...args.keys()].slice(0, required);
    return given.every((name) => args.has(name)) && wanted.every((name) => given.includes(name));
  });
  if (!called) throw new RestRefusal(404, 'PGRST202', 'Not found');
  const args = given.map((name) => sql`${named(name)} => ${GIVEN}.${named(name)}`);
  const call = sql`public.${named(called.name)}(${listed(args)})`;
  const value = called.isVoid ? sql`${call} as nothing` : sql`to_json(${call})::text as body`;
  if (given.length === 0) return sql`select ${value}, 1 as rows`;
  const record = given.map((name) => typed(name, called.args.get(name) ?? 'text'));
  return sql`select ${value}, 1 as rows
    from jsonb_to_recordset(${valued(body.text, 'jsonb')}) as ${GIVEN}(${listed(record)})`;
}

function writing({ address, table, wishes }: Writing, done: Sql): Sql {
  const isShown = wishes.return === 'representation';
  // A constant needs no right to read, so that people may add what they cannot see.
  const returning = isShown ? shown(address.select, table, TARGET) : sql`1 as one`;
  const shape = { isShown, most: wishes.maxAffected };
  return writtenStatement(sql`${done} returning ${returning}`, shape, address, table);
}

/** The columns that are written: those of `columns`, else those of the first row, which all rows have to have. */
function columnsOf({ rows }: RestBody, address: Address, table: Table): readonly string[] {
  const [first = {}] = rows;
  const columns = address.columns ?? Object.keys(first);
  const known = address.columns ? address.columns : Object.keys(first).toSorted();
  const isAlike = rows.every((row) =>
    address.columns
      ? known.every((column) => Object.hasOwn(row, column))
      : Object.keys(row).toSorted().join() === known.join(),
  );
  if (!isAlike) throw new RestRefusal(400, 'PGRST102', 'The request was not understood');
  if (columns.length === 0) throw new RestRefusal(400, '42601', 'The request was not understood');
  if (!columns.every((column) => table.columns.has(column))) {
    throw new RestRefusal(400, 'PGRST204', 'The request was not understood');
  }
  return columns;
}

function onConflict(
  columns: readonly string[],
  address: Address,
  { key }: Table,
  { resolution }: Wishes,
): Sql {
  if (resolution === undefined) return sql``;
  const conflicting = address.onConflict ?? key;
  const target = sql` on conflict (${listed(conflicting.map(named))}) do `;
  if (resolution === 'ignore-duplicates') return sql`${target}nothing`;
  const others = columns.filter((column) => !conflicting.includes(column));
  const set = (others.length > 0 ? others : conflicting).map(
    (column) => sql`${named(column)} = excluded.${named(column)}`,
  );
  return sql`${target}update set ${listed(set)}`;
}

function requireFilter(address: Address, table: Table): Sql {
  const condition = filterOf(address.filters, table, TARGET);
  if (condition) return condition;
  // Left out by mistake, it would mean every row.
  throw new RestRefusal(400, '21000', 'The request was not understood');
}
