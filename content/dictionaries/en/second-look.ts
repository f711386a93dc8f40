import type { Copy } from '#content/dictionaries/es/second-look.ts';

export const copy = {
  title: 'Refine your map · 2 minutes',
  offer:
    'If you like, {n} more questions about what you like most. They may change the order of your careers, not your scores.',
  flat: 'Your six interests are very even, so a second look has nowhere to start yet. That is fine: trying different things is a way of refining your map, too.',
  start: 'Refine my map',
  half: 'You have answered {n} of {total} questions. What you answered already counts.',
  resume: 'Carry on',
  done: 'You answered all {total} questions. You can change them whenever you like.',
  again: 'Change my answers',
  remove: 'Take this second look back',
  removing: {
    question:
      'These answers are deleted and your careers go back to their order before. Are you sure?',
    yes: 'Yes, take it back',
    no: 'No, keep it',
    busy: 'Taking it back…',
    failed: 'It could not be taken back. Check your connection and try again.',
  },
  changes: {
    title: 'What changed in your careers',
    came: 'New',
    rose: 'Moved up',
    left: 'Gone',
    nothing: 'Nothing changed: your careers are in the same order.',
    scores: 'Your six scores are the same.',
  },
  waiting:
    'These answers are in this browser and not in your account yet. They are sent by themselves.',
  notKept: 'This browser could not keep your answers. They count while you have the page open.',
  asking: {
    title: 'Refine your map',
    close: 'Close and carry on later',
    progress: 'Question {n} of {total}',
    loading: 'Fetching the questions…',
    failed:
      'The questions have not arrived yet. We will try again as soon as there is a connection.',
    retry: 'Try again',
  },
} satisfies Copy;
