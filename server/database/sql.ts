/** A statement, or a part of one, with its values apart from its text. */
class Sql {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts;
    this.values = values;
  }
}
export type { Sql };

/** Writes SQL with its values in their places: of `${value}` comes a parameter, of another sql`…` a part of the text. */
export function sql({ raw }: TemplateStringsArray, ...inserted: readonly unknown[]): Sql {
  return inserted.reduce<Sql>(
    (before, each, index) => {
      const part = each instanceof Sql ? each : new Sql(['', ''], [each]);
      return joined(joined(before, part), new Sql([raw[index + 1] ?? ''], []));
    },
    new Sql([raw[0] ?? ''], []),
  );
}

/** A name of the schema as a part of a statement. */
export function named(name: string): Sql {
  return new Sql([`"${name.replaceAll('"', '""')}"`], []);
}

/** A name and its type, in the catalogue's own words for one, as a list of columns has them. */
export function typed(name: string, type: string): Sql {
  return joined(named(name), new Sql([` ${type}`], []));
}

/** A value that goes as text and is read as a type of the catalogue. */
export function valued(value: string, type: string): Sql {
  return new Sql(['', `::text::${type}`], [value]);
}

/** Parts with something between them. */
export function listed(parts: readonly Sql[], between = ', '): Sql {
  const [first = new Sql([''], []), ...rest] = parts;
  const seam = new Sql([between], []);
  return rest.reduce((before, part) => joined(joined(before, seam), part), first);
}

/** What `query` takes: the text with $1, $2 …, and their values. */
export function statementOf({ texts, values }: Sql): [text: string, values: readonly unknown[]] {
  return [texts.reduce((text, part, index) => `${text}$${index}${part}`), values];
}

function joined(before: Sql, after: Sql): Sql {
  const seam = `${before.texts.at(-1) ?? ''}${after.texts[0] ?? ''}`;
  return new Sql(
    [...before.texts.slice(0, -1), seam, ...after.texts.slice(1)],
    [...before.values, ...after.values],
  );
}
