// Facts that records name: prices of public degrees are none of them, they are told in pairs.
import type { FactId } from '#content/facts/registry.ts';
import type { Records } from './kinds.ts';

/** Says of a name whether a fact has it that a page of scripts may print. */
export function factNames({ facts }: Records): (name: string) => name is FactId {
  const brought = [...facts.values()].filter(({ builtOnly }) => !builtOnly);
  const ids = new Set(brought.flatMap(({ facts }) => facts.map(({ id }) => id)));
  return (name): name is FactId => ids.has(name);
}

/** As `factNames`, with the facts that no script brings along. */
export function everyFactName({ facts }: Records): (name: string) => boolean {
  const ids = new Set([...facts.values()].flatMap(({ facts }) => facts.map(({ id }) => id)));
  return (name) => ids.has(name);
}

/** The names in braces, each once. */
export function namesIn(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
