import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/class-card.ts';
import { copy as join } from './class-join.ts';

/** The words of `es/class-card.ts` in English. */
export const copy: Copy = {
  head: {
    title: `Your class card · ${site.brand}`,
    description: 'What you kept in your class: your result and what your counsellor sees.',
  },
  words: {
    title: 'Open your card',
    label: 'The five words of your card',
    help: 'In the order of the photo. Capitals, spaces and hyphens do not matter.',
    go: 'Open',
    wrong: 'They are five words of six letters. Look at the photo again.',
    join: 'Are you here to join a class?',
    toJoin: 'Type the code',
  },
  opening: 'Opening your card…',
  failed: 'It could not be opened for want of a connection.',
  retry: 'Try again',
  nothing: {
    title: 'There is nothing under this card',
    text: 'A letter may be wrong, yours may still be waiting on the other device, or it may have been erased: after 90 days everything is.',
    again: 'Type the words again',
  },
  title: 'Hello, {alias}',
  titleHere: 'Your result',
  result: {
    choose: 'Which test to read',
    names: namesIn('en', 'name'),
    loading: 'Opening your result…',
    failed: 'It could not be opened yet. It will appear here when there is a connection.',
    unknownVersion: 'This page does not know the version of your test. Load it again in a moment.',
    later: 'Your result opens when your counsellor decides. Come back with your card.',
    unfinished: 'You have not finished yet, or yours did not arrive. Go on where you began.',
    withdrawn: 'You took your result back on {date}. The class only knows that somebody finished.',
    counted: 'This class only counts how many finish. It keeps no result.',
  },
  here: {
    text: 'You read it from this device. If it is borrowed, free it when you have finished.',
    back: 'Back to my class',
  },
  sharing: {
    title: 'What your counsellor sees',
    legend: join.share.legend,
    choices: {
      ...join.share.choices,
      summary: {
        name: 'A summary',
        text: 'What you like most, which families to look at first and what you ask of a job.',
      },
    },
    none: join.share.none,
    save: 'Save the change',
    saving: 'Saving…',
    saved: 'Saved. From now on this is what shows.',
    failed: 'It could not be saved. It is as it was.',
  },
  notes: {
    title: 'What your counsellor wrote down',
    text: 'It is yours, too: it is erased with the rest.',
  },
  agreed: 'What you agreed with your counsellor',
  appointment: { title: 'Next appointment', book: 'Open the appointment' },
  account: {
    title: 'Keep it in an account',
    text: 'Until {date} you can move it to your account. There it is not erased with the class.',
    take: 'Keep in my account',
    taking: 'Saving…',
    failed: 'It could not be kept. Try again.',
    taken: 'It is in your account.',
    look: 'See my results',
    elsewhere: 'It belongs to an account already. Sign in with it.',
    signIn: 'Sign in or create your account, and open the card again.',
    toSignIn: 'Sign in',
  },
  withdraw: {
    title: 'Take it back',
    text: 'Your result, your summary and the notes are erased. From then on nobody sees them.',
    press: 'Take my result back',
    question: 'Erase it for good?',
    yes: 'Yes, erase it',
    no: 'No',
    busy: 'Erasing…',
    failed: 'It could not be erased. Try again.',
  },
  erased: 'If you do nothing, everything is erased by itself on {date}.',
};
