import { isUniversity } from '#content/catalog/studies/is-university.ts';
import { universities, type UniversityId } from '#content/compiled/studies/universities.js';
import { lettersOf, withoutSecondName } from '../names.ts';

const byLetters = new Map<string, UniversityId>(
  Object.keys(universities)
    .filter(isUniversity)
    .map((id) => [lettersOf(id), id]),
);

/** The id of a university by the name that the Ministry gives it; nothing where the table of universities has none. */
export function universityOfName(name: string): UniversityId | undefined {
  return byLetters.get(lettersOf(withoutSecondName(name)));
}
