import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/what-you-study.ts';

export const copy: Copy = {
  head: {
    title: `What do you study, or lean towards? · ${site.brand}`,
    description: 'The question that you let us ask you after your tests. Answered in a minute.',
  },
  eyebrow: 'One question',
  title: 'What do you study, or lean towards?',
  field: 'Choose what comes nearest',
  none: 'Choose…',
  open: { undecided: 'I do not know yet', other: 'Something else' },
  send: 'Send',
  choose: 'Choose an answer from the list.',
  failed: 'It could not be saved. Check your connection and try again.',
  onResult: {
    reopen: 'Tell us what you study, or lean towards',
    text: 'It is optional and does not change your result. If you allow research, it tells us whether the test gets it right. You can change or delete it right here.',
    cancel: 'Not now',
    said: 'You told us: {family}.',
    change: 'Change',
    remove: 'Delete my answer',
  },
  mailed: {
    text: 'You let us ask you again. There is no need to sign in, and your answer does not change any result.',
    stopTitle: 'Would you rather not be asked?',
    stopText:
      'Withdraw the permission here. What you have answered stays in your account, where you can delete it.',
    stop: 'Do not ask me again',
    outcomes: {
      answered: { title: 'Thank you, noted', text: 'Your answer is saved in your account.' },
      'answered-before': {
        title: 'You have answered already',
        text: 'The first answer that came by this link counts. You can see it in the download of your data.',
      },
      expired: {
        title: 'This link can no longer be used to answer',
        text: `It could be for ${constants.followUpDays} days. There is nothing you have to do.`,
      },
      stopped: {
        title: 'We will not ask you again',
        text: 'The permission is withdrawn. You can give it again in your profile whenever you like.',
      },
      unknown: {
        title: 'We found nothing by this link',
        text: 'It may be incomplete, or the account may be gone. Copy all of it from the mail.',
      },
    },
  },
  guesses: {
    eyebrow: 'Notes by mail',
    title: 'No more notes?',
    text: 'We will stop writing to you when somebody guesses by one of your links. The links stay as they are.',
    stop: 'Do not tell me again',
    stopped: {
      title: 'We will not tell you again',
      text: 'You will find what they guess in your result. When you make another link you can ask for the note again.',
    },
    unknown: {
      title: 'We found nothing by this link',
      text: 'It may be incomplete, or your link may be over. Then there are no further notes.',
    },
  },
};
