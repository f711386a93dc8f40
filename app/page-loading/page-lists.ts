import type { WrittenPageId } from '#app/routes.ts';

/**
 * Which pages are loaded by way of one list, a file of `lists/`: the names of all files that a page consists of stand where it is
 * asked for, and a visit carries those of the pages on one list. A document asks for the list of its page ahead.
 */
const pageLists = [
  { name: 'sign-in', pages: ['auth', 'login', 'register'] },
  { name: 'result', pages: ['results', 'joint', 'shared-result'] },
  { name: 'own', pages: ['profile', 'what-you-study'] },
  { name: 'staff', pages: ['admin', 'editor'] },
  { name: 'class', pages: ['class-join', 'class-card', 'centre', 'invitation', 'meeting'] },
] as const satisfies readonly { name: string; pages: readonly WrittenPageId[] }[];

type PageList = (typeof pageLists)[number];

/** Lists by their names; all other pages are on the public one. */
export type ListName = PageList['name'] | 'public';

/** The pages of a list, or of all that name theirs. */
export type ListedPage<Name = PageList['name']> = Extract<
  PageList,
  { name: Name }
>['pages'][number];

export function listOf(page: string): ListName {
  return pageLists.find(({ pages }) => pages.some((id) => id === page))?.name ?? 'public';
}
