import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';

/** The words of `es/class-join.ts` in English. */
export const copy: Copy = {
  head: {
    title: `Join a class · ${site.brand}`,
    description:
      'Type the code of your class and take the test together, without an account and without giving your name or email.',
  },
  trial: { centre: 'Trial school', group: 'Year 11 B' },
  code: {
    title: 'Join your class',
    label: 'Class code',
    help: 'Eight letters and digits. They are on the screen in your classroom.',
    go: 'Join',
    busy: 'Looking for your class…',
    short: 'The code has eight letters and digits. Some are missing.',
    unknown:
      'We did not find that class. Check the code once more; if it is right, ask whether the session is still open.',
    offline: 'There is no connection. Your code stays here: try again when it is back.',
    often: 'Too many tries in a row. Wait a minute and try again.',
    full: 'This class is full. Ask for more seats or for a new code.',
    closed: 'This class has closed. Ask whoever opened it for a new code.',
    teacher: 'Do you teach or guide a group?',
    school: 'How it works for a school',
  },
  alias: {
    trial: 'This is a trial: nothing leaves this device.',
    title: 'What shall we call you here?',
    label: 'A nickname or your number on the list',
    help: 'Something you will recognise: “Swift”, “12”, “Luz B”.',
    problems: {
      empty: 'Type a nickname or your number on the list.',
      long: 'That is too long. There is room for 24 characters.',
      mail: 'That looks like an email or web address. Choose a nickname nobody can reach you by.',
      phone: 'That looks like a phone number. Choose a nickname nobody can call you by.',
      telling:
        'Somebody outside could find you by that nickname. Choose another, shorter or made up.',
      document:
        'That looks like an identity document. Choose a nickname: that number says who you are anywhere.',
    },
    happensTitle: 'What happens with your answers',
    happens: [
      'They are kept on this device and sent once, when you finish.',
      'At the end you decide what your counsellor sees: nothing, a summary or everything.',
      'No account, no name, no email. After 90 days it is erased.',
    ],
    counted: [
      'Your answers do not leave this device.',
      'Your school only learns how many finished.',
      'At the end you read your result and erase it from here.',
    ],
    showName: 'Show my counsellor my name, too',
    go: 'Start',
    busy: 'Joining…',
    other: 'Not my class',
    failed: 'There was no connection to join. Try again.',
  },
  someone: {
    title: 'Who is using this device?',
    text: 'A class was begun here by “{alias}”.',
    counted: 'A class was begun here.',
    yes: 'That is me, go on',
    no: 'Not me: start afresh',
    lost: 'Whatever was not finished is erased from this device.',
    waits: 'What was finished will be sent by itself, and nobody sees it here.',
  },
  tests: {
    title: 'Hello, {alias}',
    titleCounted: 'Your class',
    names: namesIn('en', 'name'),
    done: 'Done',
    begun: 'Begun',
    start: 'Start',
    next: 'On to the next one',
    goOn: 'Go on where I stopped',
    loading: 'Getting the questions ready…',
    missing: 'The questions did not arrive. They will appear when there is a connection.',
    retry: 'Try again',
    offline: 'The internet may go now: everything needed is on this device.',
    closes: 'The class closes at {time}.',
    over: 'The class closed at {time}. You have 15 minutes to finish and send.',
    complete: 'When you go on, this test is closed.',
    continue: 'Go on',
  },
  share: {
    title: 'What does your counsellor see?',
    lead: 'That you finished always shows. The rest is your choice, and your card lets you change it later.',
    legend: 'Choose one',
    choices: {
      nothing: { name: 'Nothing', text: 'Sees your nickname and that you finished.' },
      summary: { name: 'A summary', text: 'Sees this of you:' },
      everything: {
        name: 'Everything',
        text: 'Sees your whole result and each answer. Good for talking it over.',
      },
    },
    none: 'Your tests do not say enough for a summary yet.',
    working: 'Preparing your summary…',
    send: 'Send and finish',
    sendCounted: 'Finish',
    countedTitle: 'You have finished',
    countedText: 'When you press “Finish” your school counts one more. Your answers stay here.',
  },
  done: {
    waitingTitle: 'Saved on this device',
    waiting:
      'It will be sent by itself when there is a connection. You may close the page: when you open it again, it goes on trying.',
    sentTitle: 'Done, {alias}',
    sentCountedTitle: 'Done',
    sent: 'Your class counts you in.',
    trial: 'This was a trial: nothing was sent.',
    lateTitle: 'The class closed before yours arrived',
    late: 'Your answers are still on this device, and so is your result. Tell whoever opened the class.',
    refusedTitle: 'Yours could not be taken',
    refused:
      'Your answers are still on this device, and so is your result. Tell whoever opened the class.',
    card: {
      title: 'Your card',
      text: 'Take a photo of it. With it you read your result on another device, change what you share or take it back. Only you have it.',
      picture: 'QR code of your card',
      words: 'If you cannot scan it, type these five words at {address}',
      trial: 'This is what it looks like. The one of this trial opens nothing.',
    },
    result: 'See my result',
    later: 'Your result opens when your counsellor decides. Look then, with your card.',
    free: 'Finish and free this device',
    freeText: 'Erases everything of yours from here. Do it if the device is borrowed.',
    freeWaiting: 'Erases everything of yours from here as soon as it has been sent.',
    freeLost: 'Erases everything of yours from here, also what could not be sent.',
  },
};
