// The one form in which a record is written: an editor that saves it changes no line besides.
import { stringify } from 'yaml';

/** A record as the text of its file. */
export function writeRecord(record: unknown): string {
  return stringify(record, { lineWidth: 0 });
}
