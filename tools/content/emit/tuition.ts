// What a public degree costs, without what only editors read.
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';

export function emitTuition({ tuition }: Records): readonly Emitted[] {
  return [...tuition].map(([name, prices]) => ({
    path: `tuition/${name}`,
    imports: [`import type { Tuition } from '#content/facts/tuition.ts';`],
    exports: { tuition: { value: withoutNotes(prices), type: 'Tuition' } },
  }));
}

function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== 'note');
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNotes(field)]));
}
