import { wordsOf } from '#content/words/words-of.ts';
import { page, type Load } from '#app/page-loading/page-of-words.tsx';
import type { ListedPage } from '#app/page-loading/page-lists.ts';

/** Pages on which a person gets in: each with its component and its words. */
export const pages: Record<ListedPage<'sign-in'>, Load> = {
  auth: page(() => import('#app/pages/auth.tsx'), wordsOf('auth')),
  login: page(() => import('#app/pages/login.tsx'), wordsOf('login')),
  register: page(() => import('#app/pages/register.tsx'), wordsOf('register')),
};
