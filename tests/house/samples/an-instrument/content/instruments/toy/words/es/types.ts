import type { ToyScale } from '#domain/instruments/toy/scales.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** Both toys in words. */
export const copy = {
  kites: { name: 'Cometas', line: 'Vuelan.', paragraph: 'Con viento, una cometa vuela.' },
  drums: { name: 'Tambores', line: 'Suenan.', paragraph: 'Con manos, un tambor suena.' },
} satisfies Record<ToyScale, unknown>;

export type Copy = Dictionary<typeof copy>;
