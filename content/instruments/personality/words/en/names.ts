import type { Copy } from '#content/instruments/personality/words/es/names.ts';

export const copy = {
  name: 'Personality',
  listed: 'Personality',
  published: 'Personality',
  test: 'Personality test',
  testTitle: 'Personality test',
  shortTest: 'Personality test',
  testInFooter: 'Personality test',
  testInSentence: 'personality test',
  take: 'Take the personality test',
  nothingYet:
    'Here you will see your place on five traits, without labels. 50 statements, about 7 minutes.',
} satisfies Copy;
