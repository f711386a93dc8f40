import type { Locale } from '#domain/locale.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { ClassPageId } from './class-page-ids.ts';
import type { LoadedPage } from './loaded-page.ts';
import { page, type Load } from './page-of-words.tsx';

/** Each with its component and its words, as `load-page.tsx` has those of all others. */
const pages: Record<ClassPageId, Load> = {
  'class-join': page(() => import('#app/pages/class-join.tsx'), wordsOf('class-join')),
  'class-card': page(() => import('#app/pages/class-card.tsx'), wordsOf('class-card')),
  centre: page(() => import('#app/pages/centre.tsx'), wordsOf('centre')),
  invitation: page(() => import('#app/pages/invitation.tsx'), wordsOf('invitation')),
  meeting: page(() => import('#app/pages/meeting.tsx'), wordsOf('meeting')),
};

export function loadClassPage(name: ClassPageId, locale: Locale): Promise<LoadedPage> {
  return pages[name](locale);
}
