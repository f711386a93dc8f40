import type { Allowed } from './allowed.ts';
import { isContent, type Difference, type Kind } from './difference.ts';

/** The same difference of some files, with the first of them as its example. */
export type Group = {
  readonly example: Difference;
  readonly path: string;
  /** Why it may be, where a person has named it. */
  readonly reason: string | undefined;
  times: number;
  files: number;
};

/** Files of one sort; `alike` differ only in what does not count. */
export type Count = { compared: number; equal: number; alike: number; differing: number };

/** Counts files and differences; keeps one example of each. */
export class Tally {
  readonly counts = new Map<string, Count>();
  /** In how many files each kind of difference is. */
  readonly filesOfKind = new Map<Kind, number>();
  readonly #groups = new Map<string, Group>();
  readonly #allowed: readonly Allowed[];

  constructor(allowed: readonly Allowed[]) {
    this.#allowed = allowed;
  }

  add(path: string, differences: readonly Difference[]): void {
    const sort = sortOf(path);
    const count = this.counts.get(sort) ?? { compared: 0, equal: 0, alike: 0, differing: 0 };
    this.counts.set(sort, count);
    count.compared += 1;
    count[verdictOn(differences)] += 1;
    for (const kind of new Set(differences.map(({ kind }) => kind))) {
      this.filesOfKind.set(kind, (this.filesOfKind.get(kind) ?? 0) + 1);
    }
    const seen = new Set<Group>();
    for (const difference of differences) {
      const group = this.#groupOf(difference, path);
      group.times += 1;
      if (!seen.has(group)) group.files += 1;
      seen.add(group);
    }
  }

  /** Those of most files first. */
  groups(): Group[] {
    return [...this.#groups.values()].toSorted((a, b) => b.files - a.files);
  }

  #groupOf(difference: Difference, path: string): Group {
    const line = lineOf(difference);
    const known = this.#groups.get(line);
    if (known) return known;
    const reason = this.#allowed.find(({ difference }) => difference.test(line))?.reason;
    const group = { example: difference, path, reason, times: 0, files: 0 };
    this.#groups.set(line, group);
    return group;
  }
}

/** How a difference is named, in a report and by what is allowed. */
export function lineOf({ kind, what }: Difference): string {
  return `${kind}: ${what}`;
}

/** Whether a group makes two builds unequal. */
export function isUnnamed({ example, reason }: Group): boolean {
  return isContent(example.kind) && reason === undefined;
}

function verdictOn(differences: readonly Difference[]): 'equal' | 'alike' | 'differing' {
  if (differences.length === 0) return 'equal';
  return differences.some(({ kind }) => isContent(kind)) ? 'differing' : 'alike';
}

/** `pages`, or how the name of a file ends. */
function sortOf(path: string): string {
  if (path.endsWith('.html')) return 'pages';
  return /\.(\w+)$/.exec(path)?.[1] ?? path;
}
