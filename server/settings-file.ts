import { readFileSync } from 'node:fs';
import { StartRefusal } from './start-refusal.ts';

/** One `NAME=value` of a file of settings as systemd and the shell read it; `line` counts from 1. */
type Setting = { name: string; value: string; line: number };

/** What stands in a file of settings, and which of its lines are neither a setting, nor empty, nor a comment. */
export function readSettings(text: string): { settings: Setting[]; strange: number[] } {
  const settings: Setting[] = [];
  const strange: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      settings.push({ name, value: plain(value), line: at + 1 });
    } else if (!/^\s*([#;].*)?$/.test(line)) {
      strange.push(at + 1);
    }
  }
  return { settings, strange };
}

/** The names that stand more than once, with their lines; `differ` where not each says the same. */
export function doubled(
  settings: readonly Setting[],
): { name: string; lines: number[]; differ: boolean }[] {
  const byName = Map.groupBy(settings, ({ name }) => name);
  return [...byName].flatMap(([name, all]) =>
    all.length > 1
      ? [
          {
            name,
            lines: all.map(({ line }) => line),
            differ: new Set(all.map(({ value }) => value)).size > 1,
          },
        ]
      : [],
  );
}

/**
 * Refuses the start where the file at `path`, from which this process has its settings, says two things of one name: whoever
 * starts it takes the last one without a word. A file that cannot be read here is another's matter.
 */
export function refuseDoubled(path: string): void {
  const text = readOrNothing(path);
  const [first] = doubled(readSettings(text).settings).filter(({ differ }) => differ);
  if (!first) return;
  throw new StartRefusal(
    `${first.name} stands ${first.lines.length} times in ${path} (lines ${first.lines.join(', ')}), with different values; keep one`,
  );
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const plain = (value: string) => value.trim().replace(/^(['"])(.*)\1$/, '$2');
