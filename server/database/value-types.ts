// How column values reach our own code: times as Date, whole numbers as number while they are exact, json as what it says,
// dates and intervals as text.
import { type CustomTypesConfig, types } from 'pg';

const { builtins } = types;

/** A number while it is exact, else the text: bigint and numeric reach further than number. */
function exactNumber(text: string): number | string {
  const number = Number(text);
  return String(number) === text ? number : text;
}

const asText = (value: string) => value;
const asTime = (value: string) => new Date(value);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactNumber],
  [builtins.NUMERIC, exactNumber],
  [builtins.DATE, asText],
  [builtins.INTERVAL, asText],
  [builtins.TIMESTAMP, asTime],
  [builtins.TIMESTAMPTZ, asTime],
]);

/** A parameter as the driver takes it: of a list it would make an array, where the statement may want JSON (`$1::jsonb`). */
export function sentValue(statement: string, value: unknown, index: number): unknown {
  if (!Array.isArray(value)) return value;
  return new RegExp(String.raw`\$${index + 1}::jsonb?\b`).test(statement)
    ? JSON.stringify(value)
    : value;
}

/** For the driver, by type; of the types that are not named here, its own. */
export const columnValues: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format),
};
