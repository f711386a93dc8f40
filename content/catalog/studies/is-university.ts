import { universities, type UniversityId } from '#content/compiled/studies/universities.js';

/** Whether the table of universities has one of that id. */
export function isUniversity(id: string): id is UniversityId {
  return Object.hasOwn(universities, id);
}
