// Writes figures back into the sources as people wrote them: one property of one record at a time, so that comments, helpers
// and the order of the records stay. TypeScript says where a property stands; nothing is searched for by its looks.
import ts from 'typescript';

export type Edit = { from: number; to: number; text: string };

/** A value as source text. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{ ${entries.map(([name, each]) => `${name}: ${literal(each)}`).join(', ')} }`;
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** The record in which `name` is written as this text, `id: 'room-madrid-2025'`, or given by what it spreads: `...placeOf('qs-2026-ub', …)`. */
export function findRecord(
  node: ts.Node,
  name: string,
  text: string,
): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    const property = findProperty(node, name);
    const value = property?.initializer;
    if (value ? isText(value, text) : node.properties.some((each) => spreads(each, text))) {
      return node;
    }
  }
  return ts.forEachChild(node, (child) => findRecord(child, name, text));
}

function isText(node: ts.Node, text: string): boolean {
  return ts.isStringLiteral(node) && node.text === text;
}

function spreads(property: ts.ObjectLiteralElementLike, text: string): boolean {
  if (!ts.isSpreadAssignment(property) || !ts.isCallExpression(property.expression)) return false;
  return property.expression.arguments.some((argument) => isText(argument, text));
}

export function findProperty(
  record: ts.ObjectLiteralExpression,
  name: string,
): ts.PropertyAssignment | undefined {
  return record.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name);
}

/** Gives a record these properties: in their place where they are written, else at its end, after what it spreads. */
export function setProperties(
  record: ts.ObjectLiteralExpression,
  values: Readonly<Record<string, unknown>>,
): Edit[] {
  const added: string[] = [];
  const edits = Object.entries(values).flatMap(([name, value]): Edit[] => {
    const property = findProperty(record, name);
    if (!property) {
      added.push(`${name}: ${literal(value)}`);
      return [];
    }
    return [replace(property.initializer, literal(value))];
  });
  if (added.length === 0) return edits;
  const end = record.properties.end;
  const comma = record.properties.hasTrailingComma ? '' : ',';
  return [...edits, { from: end, to: end, text: `${comma} ${added.join(', ')}` }];
}

export function replace(node: ts.Node, text: string): Edit {
  return { from: node.getStart(), to: node.end, text };
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (before, { from, to, text: put }) => before.slice(0, from) + put + before.slice(to),
      text,
    );
}
