// npm run db:types: writes supabase/database.types.ts from the migrations, in the form that
// `supabase gen types` gives. With --check it writes nothing and fails when the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Queries } from '#server/database/database.ts';
import { withMigratedDatabase } from './migrated-database.ts';

const target = fileURLToPath(new URL('../../supabase/database.types.ts', import.meta.url));

type Column = { relation: string; name: string; type: string; required: boolean; fixed: boolean };
type Relation = {
  name: string;
  columns: string;
  referenced: string;
  referenced_columns: string;
  relation: string;
  one: boolean;
};
type Callable = { name: string; names: string[] | null; types: string[]; returns: string };

function typeScript(type: string): string {
  if (type.endsWith('[]')) return `${typeScript(type.slice(0, -2))}[]`;
  if (['smallint', 'integer', 'bigint', 'numeric', 'real', 'double precision'].includes(type))
    return 'number';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'boolean') return 'boolean';
  return type === 'void' ? 'undefined' : 'string';
}

const block = (entries: string[]) =>
  entries.length > 0 ? `{ ${entries.join('\n')} }` : '{ [_ in never]: never }';

async function describe(database: Queries): Promise<string> {
  const columns = await database.query<
    Column & { nullable: boolean; optional: boolean; view: boolean }
  >(`
    select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type,
      not a.attnotnull as nullable, c.relkind = 'v' as view,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional, a.attidentity = 'a' as fixed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
    order by c.relname, a.attname`);
  const relations = await database.query<Relation>(`
    select k.conname as name, k.conrelid::regclass::text as relation, k.confrelid::regclass::text as referenced,
      (select json_agg(a.attname)::text from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)) as columns,
      (select json_agg(a.attname)::text from pg_attribute a where a.attrelid = k.confrelid and a.attnum = any (k.confkey)) as referenced_columns,
      exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indkey::int2[] = k.conkey) as one
    from pg_constraint k join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and t.relnamespace = 'public'::regnamespace
    order by k.conname`);
  const callables = await database.query<Callable>(`
    select p.proname as name, p.proargnames as names,
      coalesce((select array_agg(format_type(t, null) order by n) from unnest(p.proargtypes::oid[]) with ordinality as u (t, n)), '{}') as types,
      format_type(p.prorettype, null) as returns
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    order by p.proname`);

  function relation(name: string): string {
    const own = columns.filter((column) => column.relation === name);
    const line = (column: (typeof own)[number], optional: boolean) =>
      `${column.name}${optional ? '?' : ''}: ${column.fixed && optional ? 'never' : typeScript(column.type) + (column.nullable ? ' | null' : '')}`;
    const keys = relations
      .filter((key) => key.relation === name)
      .map(
        (key) =>
          `{ foreignKeyName: "${key.name}"; columns: ${key.columns}; isOneToOne: ${key.one}; referencedRelation: "${key.referenced}"; referencedColumns: ${key.referenced_columns} }`,
      );
    return `${name}: {
      Row: { ${own.map((column) => line(column, false)).join('; ')} }
      Insert: { ${own.map((column) => line(column, column.optional)).join('; ')} }
      Update: { ${own.map((column) => line(column, true)).join('; ')} }
      Relationships: [${keys.join(', ')}]
    }`;
  }
  const names = (view: boolean) => [
    ...new Set(columns.filter((column) => column.view === view).map((column) => column.relation)),
  ];
  const callable = ({ name, names: args, types, returns }: Callable) =>
    `${name}: { Args: ${types.length > 0 ? `{ ${types.map((type, i) => `${args?.[i]}: ${typeScript(type)}`).join('; ')} }` : 'never'}; Returns: ${typeScript(returns)} }`;

  return `// Made by \`npm run db:types\` from supabase/migrations; do not edit.
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
    export type Database = {
      public: {
        Tables: ${block(names(false).map(relation))}
        Views: ${block(names(true).map(relation))}
        Functions: ${block(callables.map(callable))}
        Enums: { [_ in never]: never }
        CompositeTypes: { [_ in never]: never }
      }
    }`;
}

const text = await format(await withMigratedDatabase(describe), {
  ...(await resolveConfig(target)),
  parser: 'typescript',
});

if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
} else if (readFileSync(target, 'utf8') !== text) {
  console.error('supabase/database.types.ts is out of date: npm run db:types');
  process.exitCode = 1;
}
