import type { Copy } from '#content/instruments/interests/words/es/names.ts';

export const copy = {
  name: 'Interests',
  listed: 'Interests (RIASEC)',
  published: 'Interests (RIASEC)',
  test: 'RIASEC interest test',
  testTitle: 'RIASEC interest test',
  shortTest: 'RIASEC interest test',
  testInFooter: 'Free RIASEC test',
  testInSentence: 'RIASEC test',
  take: 'Take the RIASEC test',
  nothingYet:
    'Your hexagon of interests will appear here when you finish the test. It takes about 8 minutes, or 5 in the short version.',
} satisfies Copy;
