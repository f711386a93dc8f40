import type { Copy } from '#content/dictionaries/es/one-by-one.ts';

export const copy: Copy = {
  title: 'One at a time',
  close: 'Close',
  place: '{n} of {total}',
  see: 'See the career',
  undo: 'Undo',
  kept: 'also offline',
  heard: {
    interested: '{career}: interested.',
    no: '{career}: not for me.',
    known: '{career}: I’ve already looked at this.',
    undone: 'Undone.',
    now: 'Now, {n} of {total}: {career}.',
  },
  end: {
    title: 'Your short list',
    text: 'The ones most like what you enjoy are at the top.',
    none: 'None of them appealed to you, and that helps too: they will no longer come first.',
    done: 'You have already said what you think of all on this list.',
    again: 'See {n} more',
    compare: 'Compare the first ones',
    back: 'Back to my result',
  },
};
