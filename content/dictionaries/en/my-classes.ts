import type { Copy } from '#content/dictionaries/es/my-classes.ts';
import { copy as join } from './class-join.ts';

/** The words of `es/my-classes.ts` in English. */
export const copy: Copy = {
  title: 'My classes',
  text: 'Classes you joined with your account, or whose result you kept here.',
  alias: 'You are “{alias}” there. You finished on {date}.',
  open: 'You are “{alias}” there. You have not finished yet.',
  sees: 'What your counsellor sees',
  choices: {
    nothing: join.share.choices.nothing.name,
    summary: join.share.choices.summary.name,
    everything: join.share.choices.everything.name,
  },
  saved: 'Saved.',
  failed: 'It could not be saved. It is as it was.',
  withdrawn: 'You took your result back on {date}.',
  erased: 'It is erased by itself on {date}.',
  notes: 'Notes of your counsellor',
  agreed: 'What you agreed',
  leave: {
    press: 'Leave this class',
    label: 'Leave this class: {group}',
    question: 'What the class keeps of you is erased. What you moved to your account stays.',
    yes: 'Yes, leave',
    no: 'No',
    busy: 'Leaving…',
    failed: 'You could not leave. Try again.',
  },
};
