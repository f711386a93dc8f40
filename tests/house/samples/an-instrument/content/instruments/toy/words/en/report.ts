import type { Copy } from '#content/instruments/toy/words/es/report.ts';
import { copy as names } from './names.ts';
import { copy as types } from './types.ts';

export const copy: Copy = {
  yours: 'Your toys',
  types,
  missing: 'The toys test is missing: one minute.',
  take: names.take,
  foldsTitle: 'What each toy means',
  leads: 'Your toy: {name}.',
  open: 'No toy comes first.',
  score: 'Points',
  meaning: {
    title: 'How to read your result',
    folds: [{ title: 'What the numbers mean', text: ['Each toy adds up three questions.'] }],
  },
  repeatOld: 'Toys change. Take the test again?',
  next: { repeatTitle: 'Play and repeat', repeatText: 'In a month, take the test again.' },
};
