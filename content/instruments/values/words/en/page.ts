import { copy as words } from '#content/instruments/words/en/test-words.ts';
import type { Copy } from '#content/instruments/values/words/es/page.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

export const copy = {
  head: {
    title: `Free work values test · ${site.brand}`,
    description:
      'What you ask of a job: achievement, independence, recognition, relationships, support or conditions. 30 questions, 4 minutes, free, no account.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'Work values test',
    title: 'What does a job have to give you to be worth it?',
    lead: 'We show you 30 things a job can give, and you tell us how much each one matters to you. About 4 minutes, free, with or without an account.',
    facts: [
      { term: 'About 4 minutes', text: 'Stop whenever you want and carry on later.' },
      {
        term: '30 questions',
        text: 'Five for each of the six values. At the end, six cards that you put in order.',
      },
      {
        term: 'Your result at the end',
        text: 'What weighs most for you and where you would give way first. If everything matters alike, we will say so.',
      },
      {
        term: 'Free, with or without an account',
        text: 'An account only keeps it and shows it on another device.',
      },
    ],
    howTitle: 'How to answer',
    howText:
      'Think of a job you do not know yet, not of a particular one. Almost everything sounds good, so keep “very important” for what you would really miss. No value is better than another.',
    statusTitle: 'What this test is for',
    statusText:
      'For thinking, and for talking at home; the decision is yours, and what matters to you today may change. Interests tell you what you like doing; values, what you need in return. It is new: we wrote the 30 statements after the six values of O*NET and have not validated it with data of our own yet.',
  },
  ranking: {
    title: 'Which comes first?',
    text: 'Press the cards in order, what matters most to you first.',
    place: 'Place {n}',
    placed: '{n} of {total} so far. The order counts once all are in it.',
    whole: 'All six are in order. Press one to take it out.',
    back: words.test.back,
    next: words.test.next,
    skip: words.test.skip,
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies Copy;
