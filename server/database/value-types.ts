// How column values reach our own code: times as Date, whole numbers as number while they are exact, json as what it says,
// dates as text.

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

/** A string is taken as finished JSON; everything else is written out. */
function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toTime(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}

/** For the `postgres` driver, by type. */
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
