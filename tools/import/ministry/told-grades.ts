// Which lowest grades the Ministry's files tell of a degree at a university, whatever the centre.
import { readTable } from '#tools/tables/table.ts';
import { offerYears } from '#tools/tables/tables.ts';
import { degreeOfFirstName } from '../degree-of-name.ts';
import { gradeOf } from '../names.ts';
import type { CutOffRow } from './cut-off-rows.ts';
import { universityOfName } from './university-of-name.ts';

export type ToldGrade = {
  readonly degree_id: string;
  readonly university: string;
  readonly year: string;
  readonly grade: string;
};

/** `lowest`: the list by code of a degree, with a column a course (`2015-2016`) and no names of centres. */
export function toldGrades(
  cutOffs: readonly CutOffRow[],
  lowest: string,
): (grade: ToldGrade) => boolean {
  const told = new Set<string>();
  const add = (university: string, degree: string, year: string, grade: number | undefined) => {
    const [degree_id, id] = [degreeOfFirstName(degree), universityOfName(university)];
    if (!degree_id || !id || grade === undefined) return;
    told.add(keyOfGrade({ degree_id, university: id, year, grade: String(grade) }));
  };
  for (const row of cutOffs) add(row.university, row.degree, String(row.year), row.grade);
  const courses = offerYears
    .slice(0, -1)
    .map((year) => ({ year, course: `${year}-${Number(year) + 1}` }));
  const columns = ['university', 'name', ...courses.map(({ course }) => course)];
  for (const row of readTable(lowest, columns)) {
    for (const { year, course } of courses)
      add(row['university'] ?? '', row['name'] ?? '', year, gradeOf(row[course] ?? ''));
  }
  return (grade) => told.has(keyOfGrade(grade));
}

function keyOfGrade({ degree_id, university, year, grade }: ToldGrade): string {
  return [degree_id, university, year, Number(grade)].join(' ');
}
