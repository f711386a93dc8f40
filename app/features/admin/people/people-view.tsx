import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  peopleFilters,
  peopleOrders,
  peopleQuery,
  type PeopleSearch,
} from '#app/data/admin/people.ts';
import { AdminQueryResult } from '#app/features/admin/frame/admin-query-result.tsx';
import { DemoRibbon } from '#app/features/admin/frame/demo-ribbon.tsx';
import { ViewHead } from '#app/ui/section.tsx';
import { SelectField } from '#app/features/admin/frame/select-field.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { askedPeople, askedView, peopleAddress } from './people-address.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonView } from './person-view.tsx';

/** Finding people, and one of them opened: both are addresses, and Back leads from one to the other. */
export function PeopleView({ copy }: { copy: Copy }) {
  const place = useLocation();
  const navigate = useNavigate();
  const asked = askedPeople(place);
  const shown = askedView(place.search);
  const openedId = shown.kind === 'person' ? shown.id : undefined;
  const [lastOpened, setLastOpened] = useState(openedId);
  if (openedId && openedId !== lastOpened) setLastOpened(openedId);
  if (shown.kind !== 'list') {
    return <PersonView key={openedId} id={openedId} asked={asked} copy={copy} />;
  }
  function ask(next: PeopleSearch) {
    setLastOpened(undefined);
    void navigate(peopleAddress(next), { state: { search: next.search } });
  }
  return (
    <>
      <ViewHead title={copy.people.title} />
      <SearchForm asked={asked} ask={ask} copy={copy.people} />
      <Found asked={asked} ask={ask} lastOpened={lastOpened} copy={copy} />
    </>
  );
}

function SearchForm({
  asked,
  ask,
  copy,
}: {
  asked: PeopleSearch;
  ask: (next: PeopleSearch) => void;
  copy: Copy['people'];
}) {
  const [search, setSearch] = useState(asked.search);
  // Back and forward change what is asked without this form.
  const [known, setKnown] = useState(asked.search);
  if (known !== asked.search) {
    setKnown(asked.search);
    setSearch(asked.search);
  }
  return (
    <search>
      <form
        className="admin-search"
        onSubmit={(event) => {
          event.preventDefault();
          ask({ ...asked, search, page: 1 });
        }}
      >
        <TextField
          label={copy.search}
          help={copy.searchHelp}
          type="search"
          name="search"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          name="filter"
          label={copy.filter}
          options={peopleFilters.map((value) => ({ value, label: copy.filters[value] }))}
          value={asked.filter}
          onChange={(filter) => ask({ ...asked, search, filter, page: 1 })}
        />
        <SelectField
          name="sort"
          label={copy.sort}
          options={peopleOrders.map((value) => ({ value, label: copy.orders[value] }))}
          value={asked.sort}
          onChange={(sort) => ask({ ...asked, search, sort, page: 1 })}
        />
        <div className="pt-8">
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
    </search>
  );
}

function Found({
  asked,
  ask,
  lastOpened,
  copy,
}: {
  asked: PeopleSearch;
  ask: (next: PeopleSearch) => void;
  lastOpened: string | undefined;
  copy: Copy;
}) {
  const query = useQuery(peopleQuery(asked));
  const words = copy.people;
  return (
    <AdminQueryResult query={query} copy={copy}>
      {({ total, more, page, page_size: size, people }) => {
        const pages = Math.max(1, Math.ceil(total / size));
        return (
          <>
            <DemoRibbon count={people.filter((one) => one.is_synthetic).length} copy={copy} />
            <p role="status">
              <strong>{fill(more ? words.foundMore : words.found, { total })}</strong>
              {total > 0 && ` · ${fill(words.page, { page, pages })}`}
            </p>
            <PeopleTable people={people} asked={asked} lastOpened={lastOpened} copy={copy} />
            <p className="text-muted">{words.recorded}</p>
            <div className="actions">
              {page > 1 && (
                <Button variant="secondary" onClick={() => ask({ ...asked, page: page - 1 })}>
                  {words.previous}
                </Button>
              )}
              {page < pages && (
                <Button variant="secondary" onClick={() => ask({ ...asked, page: page + 1 })}>
                  {words.next}
                </Button>
              )}
            </div>
          </>
        );
      }}
    </AdminQueryResult>
  );
}
