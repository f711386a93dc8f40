import { useEffect, useRef } from 'react';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { ListedPerson, PeopleSearch } from '#app/data/admin/admin-people.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { day } from '#app/features/admin/dates.ts';
import { personAddress } from './people-address.ts';

/** People of a list; each name leads to the record, and the one just left has the focus. */
export function PeopleTable({
  people,
  asked,
  lastOpened,
  copy,
}: {
  people: readonly ListedPerson[];
  asked: PeopleSearch;
  lastOpened: string | undefined;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.people;
  const { columns } = words;
  return (
    <DataTable
      caption={words.caption}
      captionHidden
      columns={[
        { id: 'person', label: columns.person },
        { id: 'created', label: columns.created },
        { id: 'confirmed', label: columns.confirmed },
        { id: 'tests', label: columns.tests, isNumber: true },
        { id: 'agrees', label: columns.agrees },
      ]}
      rows={people.map((person) => ({
        id: person.id,
        cells: [
          <NameCell
            key="name"
            person={person}
            asked={asked}
            isLastOpened={person.id === lastOpened}
            copy={copy}
          />,
          day(person.created_at, locale),
          day(person.confirmed_at, locale) ?? copy.no,
          person.finished,
          agreesTo(person, words.agrees),
        ],
      }))}
    />
  );
}

function NameCell({
  person,
  asked,
  isLastOpened,
  copy,
}: {
  person: ListedPerson;
  asked: PeopleSearch;
  isLastOpened: boolean;
  copy: Copy;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  const words = copy.people;
  const name = person.full_name || words.noName;
  const marks = [person.is_admin && words.admin, person.is_synthetic && words.synthetic].filter(
    Boolean,
  );
  useEffect(() => {
    if (isLastOpened) link.current?.focus();
  }, [isLastOpened]);
  return (
    <>
      <Link
        ref={link}
        className="admin-open"
        aria-label={fill(words.open, { name: `${name}, ${person.email}` })}
        to={personAddress(person.id, asked)}
        state={{ search: asked.search }}
      >
        {name}
      </Link>
      <span className="block font-normal text-muted">{[person.email, ...marks].join(' · ')}</span>
    </>
  );
}

function agreesTo(person: ListedPerson, words: Copy['people']['agrees']): string {
  const agreed = [person.marketing && words.marketing, person.research && words.research].filter(
    Boolean,
  );
  return agreed.length > 0 ? agreed.join(', ') : words.none;
}
