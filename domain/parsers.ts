// Parsers for what comes from outside (storage, a row, an answer of the server), each a few lines: every page of the
// tests loads them before its first question, and a library for the same costs more than the test itself.

/** Reads a value: what it is, or `undefined` where it is something else. */
export type Parser<Value> = (value: unknown) => Value | undefined;

/** A text, and if a pattern is given one that matches it. */
export function textOf(pattern = /^/): Parser<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

export const flag: Parser<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const finite: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A whole number from `least` to `most`. */
export function wholeOf(least: number, most = Number.MAX_SAFE_INTEGER): Parser<number> {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? value
      : undefined;
}

export function oneOf<const Value extends string>(values: readonly Value[]): Parser<Value> {
  return (value) => values.find((known) => known === value);
}

export function orNull<Value>(parse: Parser<Value>): Parser<Value | null> {
  return (value) => (value === null ? null : parse(value));
}

/** A moment as ISO 8601 writes it, with offset. */
export const moment: Parser<string> = (value) => {
  const text = textOf(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/)(value);
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
};

export function listOf<Value>(parse: Parser<Value>): Parser<Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const parsed = value.map(parse);
    return parsed.every((one) => one !== undefined) ? parsed : undefined;
  };
}

/** A record whose every key and value can be read. A key that would be a prototype is left out. */
export function recordOf<Value>(
  parse: Parser<Value>,
  key = textOf(),
): Parser<Record<string, Value>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const parsed: Record<string, Value> = {};
    for (const [name, one] of Object.entries(value)) {
      if (name === '__proto__') continue;
      const part = parse(one);
      if (part === undefined || key(name) === undefined) return undefined;
      parsed[name] = part;
    }
    return parsed;
  };
}

/** The parts of a record, each to be read by itself; none of anything else. */
export function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Whether every part that was read is there. */
export function isWhole<Parts extends object>(
  parts: Parts,
): parts is Parts & { [Key in keyof Parts]: Exclude<Parts[Key], undefined> } {
  return Object.values(parts).every((part) => part !== undefined);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
