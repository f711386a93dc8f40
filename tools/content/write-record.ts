// How a record is written, the same as an editor of forms (Decap, Sveltia) saves it: keys in the order of the schema, what is
// empty left out, a sentence a line.
import { stringify } from 'yaml';
import { z } from 'zod';

/** The text of a record's file. */
export function writeRecord<Said>(schema: z.ZodType<Said>, record: Said): string {
  return stringify(written(schema, record) ?? {}, {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
}

function written(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return written(schema.unwrap(), value);
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    return value.length === 0 ? undefined : value.map((each) => written(element, each));
  }
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const shape: Readonly<Record<string, unknown>> =
    schema instanceof z.ZodObject ? schema.shape : {};
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  const names = [...Object.keys(shape), ...[...given.keys()].filter((name) => !(name in shape))];
  const fields = names
    .map((name) => [name, written(shape[name], given.get(name))])
    .filter(([, field]) => field !== undefined && field !== null);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}
