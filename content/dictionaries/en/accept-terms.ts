import type { Copy } from '#content/dictionaries/es/accept-terms.ts';
import { copy as form } from './account-form.ts';

export const copy = {
  missing: {
    title: 'One step is missing',
    text: 'Your account works, but you have not accepted this text yet. Read it and, if you agree, accept it.',
  },
  changed: {
    title: 'The text you accepted has changed',
    text: 'What you accepted before stays on record. Read the current text and, if you agree, accept it.',
  },
  consent: form.consent,
  accept: 'Accept',
  accepting: 'Saving…',
  otherwise:
    'If you do not agree, you can take your data with you and erase your account in your profile.',
  done: 'Noted. Thank you.',
  failed: 'It could not be saved. Check your connection and try again.',
  tooMany: 'You have made many changes of this kind today. You can accept tomorrow.',
} satisfies Copy;
