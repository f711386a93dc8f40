import { namesIn } from '#content/instruments/registry.ts';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';

export const copy = {
  ask: {
    title: 'Is this result yours?',
    tests: { ...namesIn('en', 'testInSentence'), other: 'test' },
    finished: 'This browser holds a {test} finished on {date}, taken without an account.',
    draft: 'This browser holds a {test} started without an account, from {date}. Answers: {n}.',
    why: 'We ask because many families share a phone. If it is someone else’s, it stays as it is.',
    yes: 'Yes, save it in my account',
    no: 'No, it is not mine',
    close: 'Decide later',
    many: {
      title: 'Are these results yours?',
      text: 'They are in this browser, taken without an account. Untick what is not yours.',
      finished: '{test} · {date}',
      draft: 'unfinished {test} · {date}',
      why: 'We ask because many families share a phone. What is someone else’s stays as it is.',
      yes: 'Yes, save what is ticked',
      no: 'No, none of it is mine',
    },
  },
  held: {
    ask: {
      finished: 'The link you opened brings a {test} finished on {date}, taken without an account.',
      draft:
        'The link you opened brings a {test} started without an account, from {date}. Answers: {n}.',
      why: 'We ask because a link can come from someone else. If it is not yours, your account stays as it is.',
    },
    working: 'Saving your result in your account…',
    signInTitle: 'One more step to save your result',
    signInText: 'Sign in and we will move it to your account.',
    signIn: 'Sign in',
    failedTitle: 'We could not save your result just now',
    failedText:
      'The server cannot be reached. Your result waits for you up to 72 hours after you registered; you can try again.',
    retry: 'Try again',
    goneTitle: 'This link no longer holds a result',
    goneText:
      'It has already been used, or more than 72 hours have passed since you registered. If you took the test in this browser, your answers are still here and you can save them now.',
    draftSaved: 'Your answers are saved in your account. You can pick up where you left off.',
  },
} satisfies Copy;
