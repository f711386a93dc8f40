// Modules of data that the code imports: JavaScript with the values, and declarations with their types, so that the compiler reads
// a line where it would read a table.

export type Export = { readonly value: unknown; readonly type: string };

export type Emitted = {
  /** Below `content/compiled`, without an ending. */
  readonly path: string;
  /** Lines of the types that the exports name. */
  readonly imports?: readonly string[];
  /** Lines by which the module itself imports others. */
  readonly needs?: readonly string[];
  /** Types that the declarations export: unions of names. */
  readonly types?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Export>>;
};

/** Code that stands in the module as it is, where a value cannot say it: an import on demand. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const head = '// Made from the records and tables of content by tools/content/compile.ts.';

export function moduleOf({ needs = [], exports }: Emitted): string {
  const lines = Object.entries(exports).map(
    ([name, { value }]) => `export const ${name} = ${literal(value)};`,
  );
  return `${[head, ...needs, ...lines].join('\n')}\n`;
}

export function typesOf({ imports = [], types = {}, exports }: Emitted): string {
  const named = Object.entries(types).map(([name, type]) => `export type ${name} = ${type};`);
  const lines = Object.entries(exports).map(([name, { type }]) => `export const ${name}: ${type};`);
  return `${[head, ...imports, ...named, ...lines].join('\n')}\n`;
}

/** A union of string literals; `never` of none. */
export function unionOf(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(' | ') || 'never';
}

function literal(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${literal(field)}`).join(',')}}`;
}
