import type { Copy } from '#content/instruments/values/words/es/names.ts';

export const copy = {
  name: 'Values',
  listed: 'Values',
  published: 'Work values',
  test: 'Work values test',
  testTitle: 'Work values test',
  shortTest: 'Values test',
  testInFooter: 'Values test',
  testInSentence: 'values test',
  take: 'Take the values test',
  nothingYet:
    'Here you will see what you ask of a job and where you would give way first. 30 questions, about 4 minutes.',
} satisfies Copy;
