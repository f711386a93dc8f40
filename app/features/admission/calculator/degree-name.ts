import { degrees } from '#content/catalog/degrees.ts';

/** The name of a degree without what every one begins with; its id where the catalogue has it no longer. */
export function degreeName(id: string): string {
  return degrees.find((degree) => degree.id === id)?.name.replace(/^Grado en /, '') ?? id;
}

/** How many years it takes, by its official length; four where nobody has chosen one. */
export function degreeYears(id: string | undefined): number {
  return degrees.find((degree) => degree.id === id)?.years ?? 4;
}
