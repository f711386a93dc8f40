import type { Queries } from '#server/database/database.ts';
import { named, type Sql } from '#server/database/sql.ts';
import { RestRefusal } from './rest-refusal.ts';

/** A table as far as the data API asks about it: its columns with their types, and its primary key. */
export type Table = { name: string; columns: ReadonlyMap<string, string>; key: readonly string[] };

/** A function that gives one value: its arguments in order with their types, of which the last may be left out. */
export type CalledFunction = {
  name: string;
  args: ReadonlyMap<string, string>;
  required: number;
  isVoid: boolean;
};

/** What the schema `public` has. Which rows and columns of it a caller reaches, the database says. */
export type Catalogue = {
  tables: ReadonlyMap<string, Table>;
  functions: ReadonlyMap<string, readonly CalledFunction[]>;
};

/**
 * The name of a column. Throws RestRefusal (400) for another: after a row's name, PostgreSQL would take it for a
 * function of the whole row, such as `count`, or for what it keeps beside the row, such as `ctid`.
 */
export function columnOf({ columns }: Table, name: string): Sql {
  if (columns.has(name)) return named(name);
  throw new RestRefusal(400, '42703', 'The request was not understood');
}

type TableRow = { name: string; columns: [string, string][]; key: string[] | null };
type FunctionRow = {
  name: string;
  args: [string, string][] | null;
  required: number;
  is_void: boolean;
};

/**
 * Reads the catalogue when it is first asked for, and keeps it: a migration needs a restart, as it does for everything
 * else. A failed reading is tried again.
 */
export function keepCatalogue(database: Queries): () => Promise<Catalogue> {
  let known: Promise<Catalogue> | undefined;
  return function catalogue() {
    known ??= readCatalogue(database).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readCatalogue(database: Queries): Promise<Catalogue> {
  const tables = await database.query<TableRow>(
    `select class.relname as name,
       json_agg(json_build_array(attname, format_type(atttypid, null)) order by attnum) as columns,
       (select json_agg(kept.attname order by array_position(conkey::integer[], kept.attnum::integer))
        from pg_constraint join pg_attribute as kept on kept.attrelid = conrelid and kept.attnum = any(conkey)
        where conrelid = class.oid and contype = 'p') as key
     from pg_class as class join pg_attribute on attrelid = class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and attnum > 0 and not attisdropped
     group by class.oid, class.relname`,
  );
  // One value each: what gives rows is a table, and none of ours does both.
  const functions = await database.query<FunctionRow>(
    `select proname as name, pronargs - pronargdefaults as required, prorettype = 'void'::regtype as is_void,
       (select json_agg(json_build_array(proargnames[place], format_type(type, null)) order by place)
        from unnest(proargtypes) with ordinality as given(type, place)) as args
     from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' and not proretset
       and (pronargs = 0 or proargnames is not null)`,
  );
  return {
    tables: new Map(tables.map((table) => [table.name, asTable(table)])),
    functions: Map.groupBy(functions.map(asFunction), ({ name }) => name),
  };
}

function asTable({ name, columns, key }: TableRow): Table {
  return { name, columns: new Map(columns), key: key ?? [] };
}

function asFunction({ name, args, required, is_void: isVoid }: FunctionRow): CalledFunction {
  return { name, args: new Map(args ?? []), required, isVoid };
}
