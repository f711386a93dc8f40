import { peopleFilters, peopleOrders, type PeopleSearch } from '#app/data/admin/people.ts';

type Place = { search: string; state: unknown };

const start: PeopleSearch = { search: '', filter: 'all', sort: 'newest', page: 1 };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where a list of people is: filter, order and page in the address, so that Back returns to them. Not the words of a
 * search, which may be a person's name or mailbox: they stay in this browser's history entry (decision 050).
 */
export function peopleAddress({ filter, sort, page }: Partial<PeopleSearch> = {}): string {
  const address = new URLSearchParams({ view: 'people' });
  if (filter && filter !== start.filter) address.set('filter', filter);
  if (sort && sort !== start.sort) address.set('sort', sort);
  if (page && page !== start.page) address.set('page', String(page));
  return `?${address}`;
}

/** Where a person is, with the list that led there, if one did. */
export function personAddress(id: string, asked?: PeopleSearch): string {
  return `${peopleAddress(asked)}&person=${id}`;
}

/** What an address and its history entry ask for; of what makes no sense, the beginning. */
export function askedPeople({ search, state }: Place): PeopleSearch {
  const address = new URLSearchParams(search);
  const page = Number(address.get('page'));
  return {
    search: searchOf(state),
    filter: peopleFilters.find((filter) => filter === address.get('filter')) ?? start.filter,
    sort: peopleOrders.find((sort) => sort === address.get('sort')) ?? start.sort,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : start.page,
  };
}

/** Whom an address names: the list, one person of it, or what can be no id. */
export function askedView(
  search: string,
): { kind: 'list' } | { kind: 'person'; id: string } | { kind: 'nobody' } {
  const id = new URLSearchParams(search).get('person');
  if (id === null) return { kind: 'list' };
  return uuid.test(id) ? { kind: 'person', id } : { kind: 'nobody' };
}

function searchOf(state: unknown): string {
  const said = typeof state === 'object' && state !== null && 'search' in state ? state.search : '';
  return typeof said === 'string' ? said.slice(0, 100) : '';
}
