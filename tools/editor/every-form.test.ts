import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#tools/content/kinds.ts';
import { editableKinds } from './editable.ts';
import { formOf } from './form-of.ts';
import { recordOf } from './record-of.ts';
import { keysOfKind } from './keys-of-kind.ts';
import { readShape, type FormShape } from '#app/features/editor/fields/form-shape.ts';
import { emptyOf, fits } from '#app/features/editor/fields/form-values.ts';

const none = new Map<string, string | null>();

/** The paths of a record that its form has no field for. */
function without(shape: FormShape, value: unknown, path = ''): readonly string[] {
  if (value === undefined || value === null) return [];
  if (shape.kind === 'oneOf') {
    const found = shape.variants.find((each) => fits(each, value));
    return found ? without(found, value, path) : [path];
  }
  if (!fits(shape, value)) return [path];
  if (shape.kind === 'list' && Array.isArray(value))
    return value.flatMap((each, at) => without(shape.item, each, `${path}.${at}`));
  if (shape.kind !== 'fields') return [];
  return shape.fields.flatMap(({ name, shape: inner }) =>
    without(inner, Reflect.get(Object(value), name), `${path}.${name}`),
  );
}

describe('every record fits the form of its kind, whole', () => {
  test.each(editableKinds)('%s', (kind) => {
    const shape = readShape(formOf(kind));
    const said = keysOfKind('.', kind, none).map((key) => recordOf('.', none, key));
    expect(said.length).toBeGreaterThan(0);
    expect(said.flatMap((record) => without(shape, record))).toEqual([]);
  });
});

test('every kind of record can be edited', () => {
  expect(editableKinds.toSorted()).toEqual(
    ['site', 'articles', 'tables', 'photographs', ...Object.keys(kinds)].toSorted(),
  );
});

test('a new field of a schema is a field of its form', () => {
  const schema = kinds.faq.extend({ season: z.string().optional() });
  const shape = readShape(z.toJSONSchema(schema, { io: 'input' }));
  expect(shape.kind === 'fields' && shape.fields.at(-1)).toEqual({
    name: 'season',
    shape: { kind: 'text', isLong: false },
    isRequired: false,
  });
});

test('a text in both languages is one field, and a new question begins with what it has to have', () => {
  const shape = readShape(formOf('faq'));
  expect(shape.kind === 'fields' && shape.fields[1]?.shape).toEqual({
    kind: 'both',
    isLong: false,
  });
  expect(emptyOf(shape)).toEqual({
    question: { es: '', en: '' },
    answer: [{ es: '', en: '' }],
  });
});
