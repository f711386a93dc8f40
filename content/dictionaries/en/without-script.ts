import type { Copy } from '#content/dictionaries/es/without-script.ts';

export const copy: Copy = {
  label: 'Without JavaScript',
  needs: 'This page needs JavaScript, which is off in your browser; meanwhile you can read',
  links: { careers: 'the careers', pathway: 'your path to Spain', blog: 'the articles' },
  and: 'and',
};
