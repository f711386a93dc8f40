import type { Copy } from '#content/instruments/toy/words/es/names.ts';

export const copy: Copy = {
  name: 'Toys',
  listed: 'Toys',
  published: 'Toys',
  test: 'Toys test',
  testTitle: 'Toys test',
  shortTest: 'Toys test',
  testInFooter: 'Toys test',
  testInSentence: 'toys test',
  take: 'Take the toys test',
  nothingYet: 'Here you will see which toy suits you. 6 questions.',
};
