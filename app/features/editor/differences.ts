// What differs between two records, field by field.
import { partsOf } from './fields/form-shape.ts';

/** `one` and `other` are what stands there, as text; empty where nothing does. */
export type Difference = { field: string; one: string; other: string };

export function differences(one: unknown, other: unknown, field = ''): readonly Difference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const [parts, others] = [inside(one), inside(other)];
  if (!parts || !others) return [{ field, one: textOf(one), other: textOf(other) }];
  return [...new Set([...Object.keys(parts), ...Object.keys(others)])].flatMap((name) =>
    differences(parts[name], others[name], field === '' ? name : `${field}.${name}`),
  );
}

function inside(node: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(node)) return Object.fromEntries(node.entries());
  return typeof node === 'object' && node !== null ? partsOf(node) : undefined;
}

function textOf(node: unknown): string {
  if (node === undefined || node === null) return '';
  return typeof node === 'string' ? node : JSON.stringify(node);
}
