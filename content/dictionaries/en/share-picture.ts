import type { Copy } from '#content/dictionaries/es/share-picture.ts';

export const copy = {
  text: 'It is drawn here, on your device: nothing leaves it until you send it. It shows no points and no name unless you add them.',
  format: { label: 'Shape', square: 'Square', tall: 'Tall, for stories' },
  name: 'Name to appear on it (optional)',
  nameHelp: 'Better your first name only.',
  scores: 'Include my points',
  share: { both: 'Send picture and message', words: 'Send the message' },
  download: 'Save the picture',
  sheet: {
    title: 'Send to my family',
    close: 'Close',
    words: 'Your message',
    to: { label: 'To', mum: 'Mum', dad: 'Dad', none: 'No name' },
    messages: {
      named:
        'guess what my test says: “{title}”. Does it sound like me?\n\nIt’s free, if you want to try it too: {url}',
      unnamed:
        'I took a test to think about what to study. Guess what it says!\n\nIt’s free, if you want to try it too: {url}',
      link: 'guess what my test says: “{title}”. Does it sound like me?\n\nHere you can read all of it: {url}',
      summary:
        'guess what my test says: “{title}”. Does it sound like me?\n\nHere’s a summary: {url}',
      guess: 'guess what my test says. Put six activities in order, and then I’ll show you: {url}',
    },
    subject: 'Guess what my test says',
    whatsapp: 'WhatsApp',
    openWhatsapp: 'Open WhatsApp',
    mail: 'Email',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Select the message and copy it by hand.',
    image: 'Picture',
    together: 'You choose the app; both go together.',
    help: 'Then add the picture in the chat.',
    link: {
      summary: 'Let them see my summary (only with the link)',
      whole: 'Let them see my whole result (only with the link)',
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
