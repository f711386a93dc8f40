import { RestRefusal } from './rest-refusal.ts';

// The part of the data protocol that we use. Keeping to it makes what a stranger can ask of it
// small: no embedding, no logic trees, no patterns, no casts.
const MAX_QUERY = 8192;
const NAME = '[a-z][a-z0-9_]{0,62}';
const PATH = new RegExp(`^/rest/v1/(rpc/)?(${NAME})$`);
const COLUMNS = new RegExp(`^(\\*|${NAME}(,${NAME})*)$`);
const ORDER = new RegExp(
  `^${NAME}(\\.(asc|desc))?(\\.nulls(first|last))?(,${NAME}(\\.(asc|desc))?(\\.nulls(first|last))?)*$`,
);
const COUNT = /^\d{1,9}$/;
const FILTER = /^(not\.)?(eq|neq|gt|gte|lt|lte|in|is)\./;
const COLUMN = new RegExp(`^${NAME}$`);

const SHAPES: Record<string, RegExp> = {
  select: COLUMNS,
  columns: new RegExp(`^"?${NAME}"?(,"?${NAME}"?)*$`),
  on_conflict: COLUMNS,
  order: ORDER,
  limit: COUNT,
  offset: COUNT,
};

/** What an address asks for: a table or a function by its name, and what to do with it. */
export type Address = {
  /** Below /rest/v1. */
  path: string;
  name: string;
  isCall: boolean;
  /** Columns to be shown; undefined is all of them. */
  select: readonly string[] | undefined;
  columns: readonly string[] | undefined;
  onConflict: readonly string[] | undefined;
  order: readonly string[];
  limit: number | undefined;
  offset: number;
  filters: readonly (readonly [column: string, filter: string])[];
};

/** What the address asks for, or a refusal: 404 for another path, 400 for what we do not use. */
export function readAddress(request: Request): Address {
  const url = new URL(request.url);
  const [, rpc, name] = PATH.exec(url.pathname) ?? [];
  if (!name) throw new RestRefusal(404, 'not_found', 'Not found');
  if (url.search.length > MAX_QUERY) {
    throw new RestRefusal(414, 'query_too_long', 'The query is too long');
  }
  const query = url.searchParams;
  query.delete('apikey');
  const filters: [string, string][] = [];
  for (const [key, value] of query) {
    const isWord = Object.hasOwn(SHAPES, key);
    const shape = isWord ? SHAPES[key] : COLUMN.test(key) ? FILTER : undefined;
    if (!shape?.test(value) || value.includes('\0') || rpc) {
      throw new RestRefusal(400, 'unsupported_query', 'This query is not supported');
    }
    if (!isWord) filters.push([key, value]);
  }
  const limit = query.get('limit');
  return {
    path: url.pathname.slice('/rest/v1/'.length),
    name,
    isCall: rpc !== undefined,
    select: query.get('select') === '*' ? undefined : namesIn(query.get('select')),
    columns: namesIn(query.get('columns')),
    onConflict: namesIn(query.get('on_conflict')),
    order: query.get('order')?.split(',') ?? [],
    limit: limit === null ? undefined : Number(limit),
    offset: Number(query.get('offset') ?? 0),
    filters,
  };
}

function namesIn(text: string | null): readonly string[] | undefined {
  return text === null ? undefined : [...new Set(text.replaceAll('"', '').split(','))];
}
