import { RestRefusal } from './rest-refusal.ts';

// The part of the data protocol that we use. Keeping to it makes its library replaceable, and what
// a stranger can ask of it small: no embedding, no logic trees, no patterns, no casts.
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

/** What the address asks for, or a refusal: 404 for another path, 400 for what we do not use. */
export function readAddress(request: Request): { path: string; search: string; rpc?: string } {
  const url = new URL(request.url);
  const [, rpc, name] = PATH.exec(url.pathname) ?? [];
  if (!name) throw new RestRefusal(404, 'not_found', 'Not found');
  if (url.search.length > MAX_QUERY) {
    throw new RestRefusal(414, 'query_too_long', 'The query is too long');
  }
  url.searchParams.delete('apikey');
  for (const [key, value] of url.searchParams) {
    const shape = Object.hasOwn(SHAPES, key) ? SHAPES[key] : COLUMN.test(key) ? FILTER : undefined;
    if (!shape?.test(value) || value.includes('\0') || (rpc && key !== 'select')) {
      throw new RestRefusal(400, 'unsupported_query', 'This query is not supported');
    }
  }
  return { path: url.pathname, search: url.search, ...(rpc ? { rpc: name } : {}) };
}
