// The register of universities, centres and degrees (RUCT).
import { readTable, type Row } from '#tools/tables/table.ts';

const columns = [
  'university',
  'type',
  'city',
  'centre',
  'degree_code',
  'degree',
  'field_code',
  'field',
] as const;

export type RegisterRow = Row<(typeof columns)[number]>;

export function readRegister(text: string): readonly RegisterRow[] {
  return readTable(text, columns);
}
