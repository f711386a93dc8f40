// The form of a record, read from the JSON Schema that the server makes of our schemas: whatever the schema gains, the form has.

export type FormShape =
  /** `isLong`: of several lines. */
  | { kind: 'text'; isLong: boolean }
  | { kind: 'number'; whole: boolean; least: number | undefined; most: number | undefined }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  /** One text in both languages, side by side. */
  | { kind: 'both'; isLong: boolean }
  | { kind: 'fields'; fields: readonly FormField[] }
  | { kind: 'list'; item: FormShape; least: number }
  | { kind: 'oneOf'; variants: readonly FormShape[] }
  | { kind: 'fixed'; value: unknown };

export type FormField = { name: string; shape: FormShape; isRequired: boolean };

export function readShape(schema: unknown): FormShape {
  const said = partsOf(schema);
  if ('const' in said) return { kind: 'fixed', value: said['const'] };
  if (Array.isArray(said['enum'])) return { kind: 'choice', options: said['enum'].map(String) };
  const variants = said['anyOf'] ?? said['oneOf'];
  // What may be null may be left out.
  if (Array.isArray(variants))
    return ofVariants(variants.filter((each) => partsOf(each)['type'] !== 'null').map(readShape));
  switch (said['type']) {
    case 'object':
      return ofObject(said);
    case 'array':
      return ofArray(said);
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: said['type'] === 'integer',
        least: numberOf(said['minimum']),
        most: numberOf(said['maximum']),
      };
    default:
      return { kind: 'text', isLong: said['isLong'] === true };
  }
}

/** A list, also one of a fixed length: its items are alike. */
function ofArray(said: Readonly<Record<string, unknown>>): FormShape {
  const { prefixItems: fixed } = said;
  const least = Array.isArray(fixed) ? fixed.length : (numberOf(said['minItems']) ?? 0);
  return { kind: 'list', item: readShape(Array.isArray(fixed) ? fixed[0] : said['items']), least };
}

function ofObject(said: Readonly<Record<string, unknown>>): FormShape {
  const required = Array.isArray(said['required']) ? said['required'] : [];
  // A table by names has the same under each of them.
  const { enum: names } = partsOf(said['propertyNames']);
  const properties = Array.isArray(names)
    ? Object.fromEntries(names.map((name) => [String(name), said['additionalProperties']]))
    : partsOf(said['properties']);
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    shape: readShape(schema),
    isRequired: required.includes(name),
  }));
  const [first, second] = fields;
  const isBoth =
    fields.length === 2 &&
    first?.name === 'es' &&
    second?.name === 'en' &&
    [first, second].every(({ shape }) => shape.kind === 'text');
  const isLong = first?.shape.kind === 'text' && first.shape.isLong;
  return isBoth ? { kind: 'both', isLong } : { kind: 'fields', fields };
}

/** A number or a text is a text field: what was typed says which it is. */
function ofVariants(variants: readonly FormShape[]): FormShape {
  const [only] = variants;
  if (only && variants.length === 1) return only;
  const isValue = variants.every(({ kind }) => kind === 'text' || kind === 'number');
  if (isValue) return { kind: 'oneOf', variants: variants.toSorted(byKind) };
  return { kind: 'oneOf', variants };
}

function byKind(one: FormShape, other: FormShape): number {
  return one.kind < other.kind ? -1 : 1;
}

/** What a field for text shows of a value. */
export function textIn(node: unknown): string {
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

export function partsOf(node: unknown): Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? { ...node } : {};
}

function numberOf(said: unknown): number | undefined {
  return typeof said === 'number' && Math.abs(said) < Number.MAX_SAFE_INTEGER ? said : undefined;
}
