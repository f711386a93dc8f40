import { degrees } from '#content/catalog/degrees.ts';

const places = new Map<string, number>(degrees.map(({ id }, place) => [id, place]));

/** Rows in the order in which the catalogue lists their degrees. */
export function byDegree(a: { degree_id: string }, b: { degree_id: string }): number {
  return (places.get(a.degree_id) ?? Infinity) - (places.get(b.degree_id) ?? Infinity);
}
