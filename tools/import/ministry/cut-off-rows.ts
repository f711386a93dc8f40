// The Ministry's lowest grades by centre, by way of a copy that calls a course by the year in which it ends: 2022 is 2021-22.
import { readTable, type Row } from '#tools/tables/table.ts';
import { gradeOf } from '../names.ts';

const columns = ['Year', 'University', 'Unit', 'Code', 'Degree', 'Cutoff', 'DegreeOnly'] as const;

export type CutOffRow = {
  readonly university: string;
  readonly centre: string;
  readonly degree: string;
  /** Official, of the degree at this university. */
  readonly code: string;
  /** The first of the course. */
  readonly year: number;
  readonly grade: number;
};

/** Rows that tell a grade. */
export function readCutOffs(text: string): readonly CutOffRow[] {
  return readTable(text, columns).flatMap((row) => {
    const grade = gradeOf(row.Cutoff);
    return grade === undefined ? [] : [{ ...namesOf(row), year: Number(row.Year) - 1, grade }];
  });
}

function namesOf(row: Row<(typeof columns)[number]>) {
  return { university: row.University, centre: row.Unit, degree: row.DegreeOnly, code: row.Code };
}
