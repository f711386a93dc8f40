import { wordsOf } from '#content/words/words-of.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { ListedPage } from '#app/page-loading/page-lists.ts';

/** Results: one's own, all three tests together, one of somebody who shares it. */
export const pages: Record<ListedPage<'result'>, Load> = {
  results: page(() => import('#app/pages/results.tsx'), wordsOf('results')),
  joint: page(() => import('#app/pages/joint.tsx'), wordsOf('joint')),
  'shared-result': page(() => import('#app/pages/shared-result.tsx'), wordsOf('shared-result')),
};
