import { constants } from '#domain/constants.ts';
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
  points: [
    'You can take the tests without telling us who you are: your answers stay in your browser.',
    'If you create an account, we store what is needed to give you your result back.',
    `An account is for ages ${constants.ageOfConsentYears} and up; the tests need none.`,
    'There is no advertising, and nothing optional is switched on without your permission.',
    'You can see your data, correct it and ask us to erase everything.',
  ],
  changeConsent: 'Change my cookie choice',
  contents: 'On this page',
} satisfies Copy;
