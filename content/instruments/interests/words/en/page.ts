import { copy as words } from '#content/instruments/words/en/test-words.ts';
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
    lead: 'Tell us how much you like each activity. Free, no account needed, and you can stop any time.',
    facts: [
      { term: 'Activities only', text: 'Never job titles: what counts is what you like doing.' },
      { term: 'Stop any time', text: 'Every answer is saved, and you carry on later.' },
      {
        term: 'Your result at the end',
        text: 'What draws you most, careers that go with you, and what to try first.',
      },
      {
        term: 'No account needed',
        text: 'An account only keeps your result and shows it on another device.',
      },
    ],
    howTitle: 'How to answer',
    howText:
      'Think only about whether you like it or would like it, not about the pay, what others expect, or whether you are able to. Go with your first feeling. If an activity leaves you neither way, choose the middle.',
    statusTitle: 'What this test is for',
    statusText:
      'For thinking, and for talking at home; the decision is yours. It measures what you like; what you are able to do is another matter. It is new: we wrote the 60 activities after Holland’s model and have not validated it with data of our own yet.',
  },
  forms: {
    legend: 'Which one would you like?',
    choices: [
      {
        form: 'full',
        name: 'Full',
        text: '60 questions, 8 min',
      },
      {
        form: 'short',
        name: 'Short',
        text: 'from 24 questions, 5 min',
      },
    ],
    certaintyTitle: 'Which one? The full one is more accurate',
    certainty: [
      'The full one is the more certain: in simulations, mostly of adults, your three highest interests are all among those the result names in 66 of 100 cases; by chance it would be about 10. In teenagers it is 64.',
      'The short one adapts: it asks 24 to 48 questions and stops once the order is clear. It gets 59 of 100 cases right (by chance, about 7), with a larger margin of error.',
    ],
    draftText: 'You have a short test under way: {n} answers saved.',
    oneDraftText: 'You have a short test under way: 1 answer saved.',
  },
  test: {
    title: names.testTitle,
    ...words.test,
  },
} satisfies Copy & TestPageWords;
