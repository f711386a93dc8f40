import type { Copy } from '#content/dictionaries/es/share-picture.ts';

export const copy = {
  text: 'It is drawn here, on your device: nothing leaves it until you send it. It shows no points and no name unless you add them.',
  format: { label: 'Shape', chat: 'For the chat', tall: 'For stories' },
  name: 'Name to appear on it (optional)',
  nameHelp: 'Better your first name only.',
  scores: 'Include my points',
  share: 'Send by WhatsApp or another app',
  download: 'Save the picture',
  sheet: {
    title: 'Send to my family',
    close: 'Close',
    words: 'Your message',
    to: { label: 'To', mum: 'Mom', dad: 'Dad', none: 'Someone else' },
    messages: {
      named:
        'look what my test says: “{title}”. Does it sound like me?\nIt’s free, if you want to try it too: {url}',
      unnamed:
        'I took a test to think about what to study. Guess what it says!\nIt’s free, if you want to try it too: {url}',
      link: 'look what my test says: “{title}”. Does it sound like me?\nHere you can read all of it: {url}',
      summary: 'look what my test says: “{title}”. Does it sound like me?\nHere’s a summary: {url}',
      guess: 'guess what my test says. Put six activities in order, and then I’ll show you: {url}',
    },
    subject: 'Guess what my test says',
    whatsapp: 'Send by WhatsApp',
    picture: {
      ahead: 'The picture is copied for you: paste it in the chat.',
      copied: 'The picture is copied: paste it in the chat.',
      saved: 'The picture is saved: add it in the chat.',
    },
    save: 'Save',
    mail: 'Email',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Select the message and copy it by hand.',
    link: {
      summary: 'Add a link to my summary',
      whole: 'Add a link to my result',
      guess: 'Whoever opens it can guess first',
    },
    noPicture: 'No picture this time: it would show what is to be guessed.',
    change: 'Change the picture',
    guest: 'Want them to read all of it? With a free account you can send a link.',
    register: 'Create an account',
    waiting: 'Once this result is in your account you can send a link, too.',
  },
  making: 'Drawing the picture…',
  failed: 'The picture could not be made. Try again.',
  file: 'my-map-of-interests',
  described: '{heading}. {title}. {scores}. {careers}',
  picture: {
    mine: 'My interests',
    named: '{name}’s interests',
    careers: 'Careers to start with',
    score: '{n} of {max}',
  },
} satisfies Copy;
