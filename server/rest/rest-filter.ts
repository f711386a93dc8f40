// Filters of the data API (`column=eq.value`) as SQL.
import { listed, sql, valued, type Sql } from '#server/database/sql.ts';
import { columnOf, type Table } from './rest-catalogue.ts';
import { listItems } from './rest-list.ts';
import { isCheapValue } from './rest-value.ts';
import { RestRefusal } from './rest-refusal.ts';

const FILTER = /^(not\.)?(eq|neq|gt|gte|lt|lte|in|is)\.(.*)$/s;
const COMPARED: Record<string, Sql> = {
  eq: sql` = `,
  neq: sql` <> `,
  gt: sql` > `,
  gte: sql` >= `,
  lt: sql` < `,
  lte: sql` <= `,
};
const STATES: Record<string, Sql> = {
  null: sql` is null`,
  not_null: sql` is not null`,
  true: sql` is true`,
  false: sql` is false`,
  unknown: sql` is unknown`,
};

/** The conditions of an address as one; undefined without any. Columns are those of the table called `of`. */
export function filterOf(
  filters: readonly (readonly [column: string, filter: string])[],
  table: Table,
  of: Sql,
): Sql | undefined {
  if (filters.length === 0) return undefined;
  return listed(
    filters.map(([column, filter]) => conditionOf(column, filter, table, of)),
    ' and ',
  );
}

function conditionOf(name: string, filter: string, table: Table, of: Sql): Sql {
  const [, not, operator = '', operand = ''] = FILTER.exec(filter) ?? [];
  const column = sql`${of}.${columnOf(table, name)}`;
  const condition = compare(column, operator, operand, table.columns.get(name) ?? 'text');
  return not ? sql`not (${condition})` : condition;
}

function compare(column: Sql, operator: string, operand: string, type: string): Sql {
  if (operator === 'is') {
    const state = STATES[operand.toLowerCase()];
    if (state) return sql`${column}${state}`;
  }
  const items = operator === 'in' ? listItems(operand) : undefined;
  if (items) {
    const list = arrayOf(items.map((item) => judged(item, type)));
    return sql`${column} = any(${valued(list, `${type}[]`)})`;
  }
  const compared = COMPARED[operator];
  if (compared) return sql`${column}${compared}${valued(judged(operand, type), type)}`;
  throw new RestRefusal(400, 'PGRST100', 'The request was not understood');
}

/** A value as the database will read it, its quotes taken off. Throws RestRefusal (400) where reading it would cost much. */
function judged(value: string, type: string): string {
  if (isCheapValue(value, type)) return value;
  throw new RestRefusal(400, '22P02', 'The request was not understood');
}

/** PostgreSQL's way to write an array, each item in quotes, so that none of them is read as anything but itself. */
function arrayOf(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
