import { constants } from '#domain/constants.ts';
import type { Copy } from '#content/instruments/words/es/test-words.ts';

export const copy = {
  intro: {
    start: {
      begin: 'Start the test',
      opening: 'Opening…',
      draftText: 'You have a test under way: {n} of {total} answers saved.',
      resume: 'Pick up where you left off',
      startAnew: 'Start over',
      finishedText: 'You took this test on {date}. The result is saved.',
      seeResult: 'See the result',
      repeat: 'Take it again',
    },
    unreachable:
      'We could not reach your account. You can take the test all the same: your answers stay on this device and are sent when the connection is back.',
    failed: 'The questions could not be loaded. Check your connection and try again.',
    retry: 'Try again',
    age: `Under ${constants.ageOfConsentYears}? Take it with your family: your answers stay in this browser.`,
    otherTests: 'Other tests',
    beforeTitle: 'Before you start',
    storedTitle: 'What is stored, and where',
    storedText:
      'Each answer is saved on this device as soon as you choose it. If you are signed in, in your account too. Without an account nothing leaves your browser, unless you register and want to take the result with you.',
    worksOffline:
      'Ready for offline use: on this device the tests and their results keep working if the network drops.',
    method: 'How it was made and how it is scored',
  },
  test: {
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    skipSome: 'Skip these {n}',
    toReview: 'Finish',
    keys: 'You can use the keys 1 to 5, too',
    missing: 'This one has no answer yet. Choose one, or use “{button}” to go on without it.',
    place: 'Question {place}',
    same: {
      text: 'Ten answers alike in a row. Is that how you feel? If so, carry on.',
      yes: 'Yes',
    },
    progress: {
      label: 'Progress of the test',
      sides: ['Here we go', 'Under way', 'Going well', 'Halfway done', 'Nearly there', 'Last side'],
      order: 'Now the order',
      complete: 'All done!',
      placeAbout: '{n} of about {total}',
      place: '{n} of {total}',
      answered: '{place} answered',
      minutes: 'About {n} min left',
      oneMinute: '1 min left',
      saved: {
        saving: 'Saving…',
        device: 'Saved on this device',
        account: 'Saved in your account',
        offline: 'No connection: saved on this device',
        refused: 'Your account did not accept these answers: saved here',
        'signed-out': 'Your session ended: saved here until you sign in again',
        memory: 'This browser cannot save: do not close the tab',
      },
    },
    elsewhere: {
      title: 'You answered differently on another device',
      text: 'Your latest choice counts. These have changed; tap one to look at it again.',
      close: 'Got it',
    },
    review: {
      completeTitle: 'You made it!',
      completeText:
        'You answered everything, and your result is ready. It cannot be changed afterwards, but you can take the test again.',
      openTitle: 'Some questions have no answer',
      oneOpen: 'You left 1 without an answer. Tap the question to go back to it.',
      manyOpen: 'You left {n} without an answer. Tap one to go back to it.',
      enough:
        'There are enough answers to give you a result. You can finish like this if you want.',
      lacking:
        'A score needs at least 8 of every 10 questions on each theme. With these gaps the result would be incomplete.',
      nothing:
        'You have not answered any question yet, so there is no result to give. Each theme needs at least 8 of every 10 questions.',
      answerOpen: 'Answer the missing ones',
      finishAnyway: 'Finish like this',
      finish: 'See my result',
      back: 'Back to the questions',
    },
  },
} satisfies Copy;
