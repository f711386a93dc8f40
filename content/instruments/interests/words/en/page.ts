import { copy as words } from '#content/dictionaries/en/test-words.ts';
import type { Copy } from '#content/instruments/interests/words/es/page.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { site } from '#content/site.ts';
import { copy as names } from './names.ts';

export const copy = {
  head: {
    title: `Free RIASEC test: 60 activities · ${site.brand}`,
    description:
      'Take the RIASEC interest test in English, free and without an account. About eight minutes, and a result that says what draws you and how certain that is.',
  },
  intro: {
    ...words.intro,
    eyebrow: 'RIASEC interest test',
    title: 'What do you really like doing?',
    lead: 'We show you activities and you tell us how much you like each one. There are no right or wrong answers, and it does not matter whether you know how to do them.',
    facts: [
      { term: 'About 8 minutes, or 5', text: 'Stop whenever you want and carry on later.' },
      { term: '60 questions, or about 36', text: 'Activities, never job titles.' },
      {
        term: 'Your result at the end',
        text: 'Your six interests, which stand out, which are tied, and what to do with that.',
      },
      {
        term: 'Free, no account',
        text: 'An account only keeps it and shows it on another device.',
      },
    ],
    howTitle: 'How to answer',
    howText:
      'Think only about whether you like it or would like it, not about the pay, what others expect, or whether you are able to. Go with your first feeling. If an activity means nothing to you, you can skip it.',
    statusTitle: 'What this test is, and is not',
    statusText:
      'It is a new, exploratory instrument: we wrote the 60 activities after Holland’s model; it has not been validated with data of our own yet. It measures interests, not abilities. It is for thinking and talking, not for deciding for you.',
  },
  forms: {
    legend: 'Which one would you like?',
    choices: [
      {
        form: 'full',
        name: 'Full: 60 questions, about 8 minutes',
        text: 'The more certain one. In simulations, mostly of adults, your three strongest interests are all among those the result names in 88 of 100 cases.',
      },
      {
        form: 'short',
        name: 'Short: about 36 questions (24 to 48), about 5 minutes',
        text: 'It adapts: it stops asking once the order is clear. It gets a little less right: 77 of 100 cases. Its margin of error is larger.',
      },
    ],
    draftText: 'You have a short test under way: {n} answers saved.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies Copy & TestPageWords;
