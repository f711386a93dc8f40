import { expect, it } from 'vitest';
import { askedPeople, askedView, peopleAddress, personAddress } from './people-address.ts';

const id = '7f3c2a10-0000-4000-8000-000000000001';

it('writes filter, order and page into the address, and never what was looked for', () => {
  const asked = { search: 'ana', filter: 'finished', sort: 'name', page: 3 } as const;
  expect(peopleAddress(asked)).toBe('?view=people&filter=finished&sort=name&page=3');
  expect(askedPeople({ search: peopleAddress(asked), state: { search: 'ana' } })).toEqual(asked);
  expect(askedPeople({ search: personAddress(id, asked), state: null })).toEqual({
    ...asked,
    search: '',
  });
});

it.each([
  '?filter=everybody&sort=id&page=0',
  '?page=-1',
  '?page=1.5',
  '?page=1e9',
  '?page=two',
  '',
])('begins at the beginning for %s', (search) => {
  expect(askedPeople({ search, state: 'nonsense' })).toEqual({
    search: '',
    filter: 'all',
    sort: 'newest',
    page: 1,
  });
});

it('tells a person from the list and from what can be no person', () => {
  expect(askedView('?view=people')).toEqual({ kind: 'list' });
  expect(askedView(`?view=people&person=${id}`)).toEqual({ kind: 'person', id });
  expect(askedView('?view=people&person=ana@example.test')).toEqual({ kind: 'nobody' });
});
