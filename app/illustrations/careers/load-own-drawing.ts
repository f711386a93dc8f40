import type { Drawing, Drawings } from '#app/illustrations/shape.ts';
import { groupOf, type DrawingGroup } from './own-drawing-groups.ts';

/** The drawing of a career, with the others of its file; undefined where it has none. */
export async function loadOwnDrawing(career: string): Promise<Drawing | undefined> {
  const group = groupOf(career);
  return group && (await files[group]())[career];
}

const files: Readonly<Record<DrawingGroup, () => Promise<Drawings>>> = {
  caring: async () => (await import('./caring.ts')).caring,
  making: async () => (await import('./making.ts')).making,
  healing: async () => (await import('./healing.ts')).healing,
  serving: async () => (await import('./serving.ts')).serving,
  inventing: async () => (await import('./inventing.ts')).inventing,
  knowing: async () => (await import('./knowing.ts')).knowing,
  showing: async () => (await import('./showing.ts')).showing,
  going: async () => (await import('./going.ts')).going,
};
