import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../deploy');

/**
 * A file of `deploy/` with the values that `${…}` in it stand for, as envsubst fills them in.
 *
 * @throws when a value is missing, so that the drill runs the files that are shipped, whole.
 */
export function rendered(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(resolve(folder, file), 'utf8').replaceAll(
    /(?<!\$)\$\{([A-Z0-9_]+)\}/g,
    (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${file} needs ${name}`);
      return value;
    },
  );
}

/** Writes it to `target`, and returns that. */
export function renderTo(
  target: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string {
  writeFileSync(target, rendered(file, values), { mode: 0o644 });
  return target;
}
