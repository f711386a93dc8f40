import { wordsOf } from '#content/words/words-of.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { ListedPage } from '#app/page-loading/page-lists.ts';

/** What a person keeps and says of themselves. */
export const pages: Record<ListedPage<'own'>, Load> = {
  profile: page(() => import('#app/pages/profile.tsx'), wordsOf('profile')),
  'what-you-study': page(() => import('#app/pages/what-you-study.tsx'), wordsOf('what-you-study')),
};
