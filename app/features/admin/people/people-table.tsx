import { useEffect, useRef } from 'react';
import type { ListedPerson, PeopleSearch } from '#app/data/admin/people.ts';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { day } from '#app/features/admin/frame/dates.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
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
  const { person, created, confirmed, tests, agrees } = words.columns;
  return (
    <AdminTable
      caption={words.caption}
      captionHidden
      ofWords
      asCards
      none={words.none}
      columns={{ person, created, confirmed, tests, agrees }}
      numbers={['tests']}
      rows={people.map((one) => [
        one.id,
        <NameCell
          key="name"
          person={one}
          asked={asked}
          isLastOpened={one.id === lastOpened}
          copy={copy}
        />,
        day(one.created_at, locale),
        day(one.confirmed_at, locale) ?? copy.no,
        one.finished,
        agreesTo(one, words.agrees),
      ])}
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
