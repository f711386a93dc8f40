// Facts that records name: prices of public degrees are none of them, they are told in pairs.
import { facts, type FactId } from '#content/facts/registry.ts';

export function isFactId(name: string): name is FactId {
  return facts.some(({ id, paidBy }) => id === name && paidBy === undefined);
}

/** The names in braces, each once. */
export function namesIn(texts: readonly string[]): readonly string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}
