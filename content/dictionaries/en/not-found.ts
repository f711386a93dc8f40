import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/not-found.ts';

export const copy = {
  head: {
    title: `Page not found · ${site.brand}`,
    description:
      'There is no page at this address. From here you can go back to the home page or take the free RIASEC test.',
  },
  title: 'Oops! Page not found',
  lead: 'There is no page at this address.',
  help: [
    'If you typed the address, check that no letter is missing or doubled.',
    'If you followed a link, it may have been copied wrongly, or the page may have moved.',
  ],
  home: 'Back to home',
  test: 'Take the free test',
} satisfies Copy;
