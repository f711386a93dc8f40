import { listed, named, sql, valued, type Sql } from '#server/database/sql.ts';
import { columnOf, type Table } from './rest-catalogue.ts';
import { filterOf } from './rest-filter.ts';
import type { Wishes } from './rest-headers.ts';
import type { Address } from './rest-query.ts';
import { RestRefusal } from './rest-refusal.ts';

/** The rows of an answer: how many to skip, and how many at most. */
export type Page = { offset: number; limit: number };

// No name of a column that is served has a space in it.
const ROWS = sql`"the rows"`;

/** The part of a list that is asked for: the header `range` counts more than the address, and the cap more than both. */
export function pageOf(address: Address, { range }: Wishes, maxRows: number): Page {
  const offset = range?.from ?? address.offset;
  const to = range?.to;
  const wanted = to === undefined ? address.limit : to - offset + 1;
  if ((to !== undefined && to < offset) || (wanted === 0 && offset > 0)) {
    throw new RestRefusal(416, 'PGRST103', 'No such range');
  }
  return { offset, limit: Math.min(wanted ?? maxRows, maxRows) };
}

/** Rows as JSON text with their number, and with the number of all there are where that is wished. */
export function readStatement(address: Address, table: Table, page: Page, isCounted: boolean): Sql {
  const from = sql`public.${named(table.name)}`;
  const condition = filterOf(address.filters, table, from);
  const where = condition ? sql` where ${condition}` : sql``;
  const rows = sql`select ${shown(address.select, table, from)} from ${from}${where}${orderOf(address.order, table)}
    limit ${valued(String(page.limit), 'bigint')} offset ${valued(String(page.offset), 'bigint')}`;
  const total = isCounted ? sql`, (select count(*)::int from ${from}${where}) as total` : sql``;
  return sql`${asJson(total)} from (${rows}) as ${ROWS}`;
}

/** The database's code for what `writtenStatement` does with too many rows: division by zero. */
export const TOO_MANY_ROWS = '22012';

/**
 * What a writing statement gives back, in the same shape; `done` is the writing with its `returning`. One of more than `most`
 * rows divides by zero, which takes it back (`TOO_MANY_ROWS`).
 */
export function writtenStatement(
  done: Sql,
  { isShown, most }: { isShown: boolean; most: number | undefined },
  { order }: Address,
  table: Table,
): Sql {
  const bound =
    most === undefined
      ? sql``
      : sql`, 1 / (count(*) <= ${valued(String(most), 'bigint')})::int as is_within`;
  if (!isShown) {
    return sql`with ${ROWS} as (${done}) select count(*)::int as rows${bound} from ${ROWS}`;
  }
  const rows = sql`(select * from ${ROWS}${orderOf(order, table)}) as ${ROWS}`;
  return sql`with ${ROWS} as (${done}) ${asJson(bound)} from ${rows}`;
}

/** The columns asked for of the table, whose row is called `of`. */
export function shown(select: readonly string[] | undefined, table: Table, of: Sql): Sql {
  if (select === undefined) return sql`${of}.*`;
  return listed(select.map((column) => sql`${of}.${columnOf(table, column)}`));
}

function asJson(more: Sql): Sql {
  return sql`select coalesce(json_agg(${ROWS}), '[]')::text as body, count(*)::int as rows${more}`;
}

function orderOf(order: readonly string[], table: Table): Sql {
  if (order.length === 0) return sql``;
  const terms = order.map((term) => {
    const [name = '', ...words] = term.split('.');
    const column = columnOf(table, name);
    const way = words.includes('desc') ? sql` desc` : sql``;
    if (words.includes('nullsfirst')) return sql`${column}${way} nulls first`;
    if (words.includes('nullslast')) return sql`${column}${way} nulls last`;
    return sql`${column}${way}`;
  });
  return sql` order by ${listed(terms)}`;
}
