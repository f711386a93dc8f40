// How column values reach our own code, the same on PGlite and on PostgreSQL: times as Date,
// whole numbers as number while they are exact, json as what it says, dates as text.

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const JSON_TYPE = 114;
const JSONB = 3802;

/** A number while it is exact, else the text: bigint and numeric reach further than number. */
function exactNumber(text: string): number | string {
  const number = Number(text);
  return String(number) === text ? number : text;
}

const asText = (value: string) => value;

/** Parsers by type id, for PGlite. Times are Date there by default. */
export const pgliteParsers: Record<number, (text: string) => unknown> = {
  [INT8]: exactNumber,
  [NUMERIC]: exactNumber,
  [DATE]: asText,
};

/** A string is taken as finished JSON, as PGlite does; everything else is written out. */
function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toTime(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The same for the `postgres` driver. */
export const postgresTypes = {
  bigint: { to: INT8, from: [INT8], serialize: String, parse: exactNumber },
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: exactNumber },
  date: { to: DATE, from: [DATE], serialize: asText, parse: asText },
  json: {
    to: JSON_TYPE,
    from: [JSON_TYPE],
    serialize: toJson,
    parse: (text: string): unknown => JSON.parse(text),
  },
  jsonb: {
    to: JSONB,
    from: [JSONB],
    serialize: toJson,
    parse: (text: string): unknown => JSON.parse(text),
  },
  timestamptz: {
    to: 1184,
    from: [1114, 1184],
    serialize: toTime,
    parse: (text: string) => new Date(text),
  },
};
