// The form of a kind of record, made from its schema: a new field of the schema appears in it by itself.
import { z } from 'zod';
import { schemaOf, type EditableKind } from './editable.ts';

/** As `app/features/editor/fields/form-shape.ts` reads it: the part of JSON Schema that our schemas come to. */
export function formOf(kind: EditableKind): unknown {
  return z.toJSONSchema(schemaOf(kind), { io: 'input', unrepresentable: 'any', reused: 'inline' });
}
