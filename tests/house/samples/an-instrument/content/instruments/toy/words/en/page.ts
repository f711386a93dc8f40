import { copy as words } from '#content/instruments/words/en/test-words.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import { copy as names } from './names.ts';

export const copy: TestPageWords = {
  head: { title: 'Toys test · Faro Vocacional', description: 'Kites or drums.' },
  intro: {
    ...words.intro,
    eyebrow: names.test,
    title: 'Kites or drums?',
    lead: 'Six questions about two toys.',
    facts: [{ term: 'One minute', text: 'Six questions.' }],
    howTitle: 'How to answer',
    howText: 'With what you feel first.',
    statusTitle: 'What this test is',
    statusText: 'A toy, which exists in a test alone.',
  },
  test: { title: names.testTitle, ...words.test },
};
