import { copy as words } from '#content/instruments/words/en/test-words.ts';
import type { Copy } from '#content/instruments/personality/words/es/page.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

export const copy = {
  head: {
    title: `Free personality test · ${site.brand}`,
    description:
      'Five traits, each with its two ends and no labels. 50 statements, about 7 minutes, free and without an account. Not a diagnosis.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'Personality test',
    title: 'Five traits, and none of them puts you in a box',
    lead: 'We show you 50 statements and you tell us how well each one describes you. Every answer is a good one. About 7 minutes, free, with or without an account.',
    facts: [
      { term: 'About 7 minutes', text: 'Stop whenever you want and carry on later.' },
      { term: '50 questions', text: 'Ten for each of the five traits.' },
      {
        term: 'Your result at the end',
        text: 'Your place on five lines, with its margin of error, and what that place is good for.',
      },
      {
        term: 'Free, with or without an account',
        text: 'An account only keeps it and shows it on another device.',
      },
    ],
    howTitle: 'How to answer',
    howText:
      'Think of how you usually are, not of how you would like to be or how you are on an odd day. Some statements are alike and some say the opposite: that is on purpose. If one does not fit you, you can skip it.',
    statusTitle: 'What this test is for',
    statusText:
      'For knowing yourself a little better and talking it over: a trait is a tendency, and no result rules out a career. It is not a diagnosis or a psychological assessment. It is new: we wrote the 50 statements after the five broad traits and have not validated it with data of our own yet.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies Copy;
