import type { ListedPerson } from '#app/data/admin/people.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { toCsv } from '#domain/csv.ts';

/** One row per person, the first one the heads; safe to open in a spreadsheet (threat F04). */
export function peopleCsv(people: readonly ListedPerson[], copy: Copy): string {
  const { columns } = copy.exports;
  const yes = (value: boolean) => (value ? copy.yes : copy.no);
  return toCsv(
    [
      columns.id,
      columns.name,
      columns.email,
      columns.locale,
      columns.created,
      columns.confirmed,
      columns.started,
      columns.finished,
      columns.lastFinished,
      columns.marketing,
      columns.research,
      columns.admin,
      columns.synthetic,
    ],
    people.map((person) => [
      person.id,
      person.full_name,
      person.email,
      person.locale,
      person.created_at,
      person.confirmed_at,
      person.started,
      person.finished,
      person.finished_at,
      yes(person.marketing),
      yes(person.research),
      yes(person.is_admin),
      yes(person.is_synthetic),
    ]),
  );
}
