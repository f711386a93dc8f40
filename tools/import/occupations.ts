// Figures of O*NET by the code of an occupation, from `data/onet/occupations.csv`.
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { readTable } from './table.ts';

export type Occupation = {
  readonly title: string;
  /** R I A S E C, from 1 to 7. */
  readonly interests: readonly number[];
  /** In the order of `workValues`, from 1 to 7; none where O*NET has none. */
  readonly values: readonly number[] | undefined;
  /** `YYYY-MM`. */
  readonly interestsDated: string;
  /** Level of preparation in the United States, 1 to 5. */
  readonly jobZone: number;
  readonly jobZoneDated: string;
};

export const occupationColumns = [
  'code',
  'title',
  ...riasecLetters,
  'interests_dated',
  'job_zone',
  'job_zone_dated',
  ...workValues,
];

export function readOccupations(csv: string): ReadonlyMap<string, Occupation> {
  return new Map(
    readTable(csv, occupationColumns).map((row) => [
      row['code'] ?? '',
      {
        title: row['title'] ?? '',
        interests: riasecLetters.map((letter) => Number(row[letter])),
        values:
          row['achievement'] === '' ? undefined : workValues.map((value) => Number(row[value])),
        interestsDated: row['interests_dated'] ?? '',
        jobZone: Number(row['job_zone']),
        jobZoneDated: row['job_zone_dated'] ?? '',
      },
    ]),
  );
}

/** @throws Error where there is none. */
export function occupationOf(
  occupations: ReadonlyMap<string, Occupation>,
  code: string,
): Occupation {
  const occupation = occupations.get(code);
  if (!occupation) throw new Error(`data/onet/occupations.csv has no occupation ${code}`);
  return occupation;
}
