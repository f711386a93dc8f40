// One record of content: a YAML file, read and checked.
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export type Mistake = {
  readonly file: string;
  /** `line.es`; none where the file is no YAML. */
  readonly field: string;
  readonly reason: string;
  /** Where the field does not say it. */
  readonly line?: number;
};

/** `content/careers/enfermeria.yaml:12 line.es: is empty`. */
export function told({ file, field, reason, line }: Mistake, text: string): string {
  const place = `${file}:${line ?? lineOf(text, field)}`;
  return field === '' ? `${place} ${reason}` : `${place} ${field}: ${reason}`;
}

/** What a record says, or what is wrong with it; nothing else than data is read: no comments, tags or anchors. */
export function readRecord<Said>(
  file: string,
  text: string,
  schema: z.ZodType<Said>,
): { record: Said } | { mistakes: readonly Mistake[] } {
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) {
    const [reason = ''] = broken.message.split('\n');
    return { mistakes: [{ file, field: '', reason, line: broken.linePos?.[0].line ?? 1 }] };
  }
  const said: unknown = document.toJS();
  const read = schema.safeParse(said);
  if (read.success) return { record: read.data };
  return { mistakes: wrongWith(schema, said).map((each) => ({ file, ...each })) };
}

/** Where a value is none of a schema: fields by their paths, with the reason. */
export function wrongWith(
  schema: z.ZodType,
  said: unknown,
): readonly { readonly field: string; readonly reason: string }[] {
  const issues = schema.safeParse(said).error?.issues ?? [];
  return issues
    .flatMap((issue) => wrongIn(issue))
    .map(({ path, reason }) => ({ field: path.join('.'), reason }));
}

type Wrong = { readonly path: readonly PropertyKey[]; readonly reason: string };

function wrongIn(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): readonly Wrong[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], reason: reasonOf(issue) }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path, reason: reasonOf(issue) }];
  // Of what might stand there, that which fits best: it has the fewest mistakes.
  const [nearest = []] = issue.errors
    .map((issues) => issues.flatMap((each) => wrongIn(each, path)))
    .toSorted((one, other) => one.length - other.length);
  return nearest;
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is no field of this kind of record';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing';
  return issue.message;
}

/** The line of a field, or of the nearest that is there above it; the first where none is. */
function lineOf(text: string, field: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = isRanged(node) ? node.range : undefined;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

function isRanged(node: unknown): node is { range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
