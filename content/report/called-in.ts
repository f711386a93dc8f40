import type { Copy } from '#content/dictionaries/es/shared-result.ts';

/** The first name of whose result it is, or how a sentence goes without one. */
export function calledIn(name: string, { someone }: Copy['parents']): string {
  return name.trim().split(/\s+/)[0] || someone;
}
