// The list of people: what it can be filtered and ordered by, a page of it, and who is an admin.
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { adminQuery, answerTo, outcomeOf } from './ask.ts';

export const peopleFilters = [
  'all',
  'confirmed',
  'unconfirmed',
  'finished',
  'marketing',
  'research',
  'admins',
  'joined-recently',
  'finished-recently',
  'left-recently',
] as const;
export const peopleOrders = ['newest', 'oldest', 'name', 'email', 'active'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];
export type PeopleOrder = (typeof peopleOrders)[number];
export type PeopleSearch = {
  search: string;
  filter: PeopleFilter;
  sort: PeopleOrder;
  page: number;
};

const listedPerson = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  locale: z.string(),
  created_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  started: z.number(),
  finished: z.number(),
  finished_at: z.nullable(z.string()),
  marketing: z.boolean(),
  research: z.boolean(),
  is_admin: z.boolean(),
  is_synthetic: z.boolean(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

const peoplePage = z.object({
  total: z.number(),
  /** Whether there are more than `total`, which is counted to a bound. */
  more: z.boolean(),
  page: z.number(),
  page_size: z.number(),
  people: z.array(listedPerson),
});

/** One page of the people that a search finds. */
export function peopleQuery(asked: PeopleSearch) {
  return {
    ...adminQuery(['people', asked], (client) => client.rpc('admin_people', asked), peoplePage),
    placeholderData: keepPreviousData,
  };
}

/** Whom a list of a moment ago showed under this id. */
export function listedBefore(client: QueryClient, id: string): ListedPerson | undefined {
  return client
    .getQueriesData({ queryKey: ['admin', 'people'] })
    .flatMap(([, page]) => peoplePage.safeParse(page).data?.people ?? [])
    .find((person) => person.id === id);
}

/** What came of giving or taking the permission; `last`: one admin has to keep it. */
export function setAdmin(person: string, makeAdmin: boolean): Promise<'done' | 'last'> {
  const asked = { person, make_admin: makeAdmin };
  return outcomeOf((client) => client.rpc('set_admin', asked), { PT409: 'last' });
}

export type ExportKind = 'people' | 'contacts';
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Everybody of a kind, in parts, so that no answer grows with the number of people. */
export async function exportPeople(
  kind: ExportKind,
  why: string,
  onPart: (count: number) => void,
): Promise<ListedPerson[]> {
  const all: ListedPerson[] = [];
  for (;;) {
    const after = all.at(-1)?.id ?? beforeAll;
    const answer = await answerTo((client) => client.rpc('admin_export', { kind, why, after }));
    const part = z.array(listedPerson).parse(answer);
    if (part.length === 0) return all;
    all.push(...part);
    onPart(all.length);
  }
}
