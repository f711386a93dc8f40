import { wordsOf } from '#content/words/words-of.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { ListedPage } from '#app/page-loading/page-lists.ts';

/** Pages of classes, for pupils and staff. */
export const pages: Record<ListedPage<'class'>, Load> = {
  'class-join': page(() => import('#app/pages/class-join.tsx'), wordsOf('class-join')),
  'class-card': page(() => import('#app/pages/class-card.tsx'), wordsOf('class-card')),
  centre: page(() => import('#app/pages/centre.tsx'), wordsOf('centre')),
  invitation: page(() => import('#app/pages/invitation.tsx'), wordsOf('invitation')),
  meeting: page(() => import('#app/pages/meeting.tsx'), wordsOf('meeting')),
};
