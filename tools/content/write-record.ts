// The one form in which a record is written, by our commands as by an editor of records: a change shows as what changed.
import { stringify } from 'yaml';

export function writeRecord(record: unknown): string {
  return stringify(record, { lineWidth: 0 });
}
