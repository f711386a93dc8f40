import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copy as en } from '#content/dictionaries/en/person-file.ts';
import { copy as es } from '#content/dictionaries/es/person-file.ts';
import { tablesOf } from '#app/features/privacy/person-file/chapters.ts';
import { startEmptiedDatabase } from './start-database.ts';

type TableWords = Readonly<
  Record<string, { title: string; columns: Readonly<Record<string, string>> }>
>;

const database = await startEmptiedDatabase();
const languages: readonly [
  string,
  {
    tables: TableWords;
    columns: Readonly<Record<string, string>>;
    values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  },
][] = [
  ['es', es],
  ['en', en],
];

/** Every column that `my_data` can give to a person, read from the catalogue: by `table.column`. */
const exported = await database.query<{ table: string; column: string }>(
  `select n.nspname || '.' || c.relname as table, a.attname::text as column
   from private.person_rows() p
   join pg_class c on c.oid = p.relation join pg_namespace n on n.oid = c.relnamespace
   join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where has_table_privilege(p.relation, 'select')
     and private.row_for_person(jsonb_build_object(a.attname, 1), gen_random_uuid()) <> '{}'
   order by 1, 2`,
);

test.each(languages)('P04: every table and column of one’s own data has words (%s)', (_, words) => {
  expect(exported.length).toBeGreaterThan(150);
  const missing = exported.filter(({ table, column }) => {
    const title = words.tables[table]?.title ?? '';
    const label = words.tables[table]?.columns[column] ?? words.columns[column] ?? '';
    return title.trim() === '' || label.trim() === '';
  });
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test.each(languages)('no words stand for what is not exported (%s)', (_, words) => {
  const columns = exported.map(({ column }) => column);
  const named = Object.entries(words.tables).flatMap(([table, own]) =>
    Object.keys(own.columns).map((column) => `${table}.${column}`),
  );
  const known = exported.map(({ table, column }) => `${table}.${column}`);
  expect(named.filter((one) => !known.includes(one))).toEqual([]);
  expect(Object.keys(words.columns).filter((column) => !columns.includes(column))).toEqual([]);
});

test('every table is told in one chapter', () => {
  const tables = [...new Set(exported.map(({ table }) => table))].toSorted();
  const told = Object.values(tablesOf).flatMap((names): string[] => [...names]);
  expect(told.toSorted()).toEqual(tables);
});

test('the published description of the rows lists what the database takes, no less (P08)', async () => {
  const { properties } = JSON.parse(
    readFileSync(new URL('../../public/my-data.schema.json', import.meta.url), 'utf8'),
  );
  const described = (table: string, column: string): string[] =>
    properties.tables.properties[`public.${table}`].items.properties[column].enum;
  const columns = [
    ['consents', 'purpose'],
    ['attempts', 'form'],
    ['attempts', 'state'],
  ] as const;
  for (const [table, column] of columns) {
    const [taken] = await database.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint
       where conrelid = $1::regclass and pg_get_constraintdef(oid) like '%(' || $2 || ' = ANY%'`,
      [`public.${table}`, column],
    );
    const values = [...(taken?.rule.matchAll(/'([^']+)'/g) ?? [])].map(([, value]) => value);
    expect(described(table, column), `${table}.${column}`).toEqual(values);
  }
});

test.each(languages)(
  'whatever a column may hold of a closed list has words (%s)',
  async (_, words) => {
    const rules = await database.query<{ rule: string }>(
      `select pg_get_constraintdef(k.oid) as rule from pg_constraint k
     where k.contype = 'c' and k.conrelid in (select relation from private.person_rows())
       and k.conrelid::regclass::text not like 'auth.%'`,
    );
    const lists = rules.flatMap(({ rule }) => {
      const [, column = '', values = ''] = /\(?(\w+) = ANY \(ARRAY\[(.*?)\]/.exec(rule) ?? [];
      return column === ''
        ? []
        : [...values.matchAll(/'([^']+)'/g)].map(([, value = '']) => [column, value] as const);
    });
    expect(lists.length).toBeGreaterThan(40);
    const missing = lists.filter(([column, value]) => !words.values[column]?.[value]);
    expect(missing).toEqual([]);
  },
);
