import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/legal.ts';

export const copy = {
  head: {
    title: `Privacy and legal notice · ${site.brand}`,
    description:
      'Who answers for your data, what we store and where, what for, for how long, and how to have it corrected or erased.',
  },
  kicker: 'Legal',
  title: 'Privacy and legal notice',
  version: 'Version 7, 26 November 2026',
  summary:
    'In short: you can take the test without telling us who you are. If you create an account, we store what is needed to give you your result back. There is no advertising, nothing optional is switched on without your permission, and you can ask us to erase everything.',
  changeConsent: 'Change my cookie choice',
  contents: 'On this page',
} satisfies Copy;
