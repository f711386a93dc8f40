// The names of the Ministry's lists that are no degree's own and that nobody has judged.
import { degreeOfFirstName, degreeOfListedName } from '../degree-of-name.ts';
import { unjudgedNames } from '../judged-names.ts';
import { readCutOffs } from './cut-off-rows.ts';
import { readPlaces } from './own-centres.ts';
import { readRegister } from './register.ts';

/** In Spanish, of the texts of the register, the table of places and the lowest grades: a line each. */
export function unjudgedOfMinistry([
  register = '',
  places = '',
  cutOffs = '',
]: readonly string[]): readonly string[] {
  const registered = readRegister(register).map(({ degree, degree_code }) => ({
    degree,
    degree_code,
    degree_id: degreeOfFirstName(degree) ?? '',
  }));
  const graded = readCutOffs(cutOffs).map(({ degree, code }) => ({ degree, degree_code: code }));
  const listed = [...readPlaces(places), ...graded].map(({ degree, degree_code }) => ({
    degree,
    degree_code,
    degree_id: degreeOfListedName(degree) ?? '',
  }));
  return unjudgedNames([...registered, ...listed], 'spain');
}
