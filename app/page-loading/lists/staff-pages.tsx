import { wordsOf } from '#content/words/words-of.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { ListedPage } from '#app/page-loading/page-lists.ts';

/** What the owner's people work with. */
export const pages: Record<ListedPage<'staff'>, Load> = {
  admin: page(() => import('#app/pages/admin.tsx'), wordsOf('admin')),
  editor: page(() => import('#app/pages/editor.tsx'), wordsOf('editor')),
};
