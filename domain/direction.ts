// What a person studies or leans towards: a family of the catalogue by its id, another field, or not known yet. The
// criterion of docs/validation.md; never used to score.

/** Said beside the families; no family is called so. */
export const openDirections = ['undecided', 'other'] as const;

/** The shape that the database takes: the catalogue is no table. */
const shape = /^[a-z][a-z-]{0,39}$/;

/** A direction as a form sends it; nothing was chosen where it is none. */
export function parseDirection(value: unknown): string | undefined {
  return typeof value === 'string' && shape.test(value) ? value : undefined;
}
