import { cut } from './changed-part.ts';
import { differenceOf } from './compare-texts.ts';
import type { Difference, Kind } from './difference.ts';
import { changedPairs } from './pairs.ts';

/** So many differences of one document are told. */
const MOST = 50;

/** Compares JSON texts one by one, as far as each of them can be read. */
export function compareDocuments(
  kind: Kind,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, n) =>
    compareJson(kind, before[n], after[n]),
  );
}

/**
 * Compares two JSON texts as what they mean: keys have no order, lists have. A path without numbers says where, so that the
 * same change of many items is one; `where` has the numbers.
 */
export function compareJson(
  kind: Kind,
  before: string | undefined,
  after: string | undefined,
  of = '',
): Difference[] {
  const [old, now] = [parsed(before), parsed(after)];
  const changes = jsonChanges(old, now, '$');
  const rest = changes.length - MOST;
  const told = changes.slice(0, MOST).map(({ path, before, after }): Difference => {
    const name = `${of}${path.replace(/\[\d+\]/g, '[]')}: `;
    if (typeof before === 'string' && typeof after === 'string') {
      return { ...differenceOf(kind, name, before, after), where: path };
    }
    return { kind, what: `${name}${shown(before)} → ${shown(after)}`, where: path };
  });
  return rest > 0 ? [...told, { kind, what: `${of}${rest} more differences` }] : told;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : cut(JSON.stringify(value), 1000);
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return `no JSON: ${text}`;
  }
}

type JsonChange = { readonly path: string; readonly before: unknown; readonly after: unknown };

function jsonChanges(before: unknown, after: unknown, path: string): JsonChange[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return changedPairs<unknown>(before, after, canonicalJson).flatMap((pair) =>
      jsonChanges(
        pair.before,
        pair.after,
        `${path}[${pair.before === undefined ? pair.at[1] : pair.at[0]}]`,
      ),
    );
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => jsonChanges(before[key], after[key], `${path}.${key}`));
  }
  return [{ path, before, after }];
}

function isEqual(before: unknown, after: unknown): boolean {
  return canonicalJson(before) === canonicalJson(after);
}

/** With keys in the order of the alphabet. */
function canonicalJson(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
  return text ?? 'undefined';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
