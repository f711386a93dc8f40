import { isCheapJson } from './rest-json.ts';

/** Types that are read from left to right, and refuse what does not belong to them at the first letter of it. */
const PLAIN =
  /^(text|character varying|character|name|uuid|boolean|smallint|integer|bigint|real|double precision|date|timestamp with(out)? time zone)$/;
/** Types that are read member by member: an array's items, with quotes and backslashes that its own reader takes off. */
const OF_MEMBERS = /\[\]$/;

/**
 * Whether the database can read this text as this type of the catalogue in little time and room. A type that is not known
 * to be plain is judged as JSON is; where quotes are taken off further in, what stands between them counts as well.
 */
export function isCheapValue(text: string, type: string): boolean {
  if (PLAIN.test(type)) return true;
  return isCheapJson(OF_MEMBERS.test(type) ? text.replaceAll(/["\\]/g, '') : text);
}
