import type { Copy } from '#content/dictionaries/es/share-picture.ts';

export const copy = {
  text: 'It is drawn here, on your device: nothing leaves it until you send it. It shows no points and no name unless you add them.',
  format: { label: 'Shape', square: 'Square', tall: 'Tall, for stories' },
  name: 'Name to appear on it (optional)',
  nameHelp: 'Better your first name only.',
  scores: 'Include my points',
  share: 'Share',
  download: 'Download the picture',
  sheet: {
    title: 'Send to my family',
    close: 'Close',
    words: 'Your message',
    messages: {
      named:
        'Mum, guess what my test says: “{title}”. Does it sound like me?\n\nIt is free, in case you want to take yours: {url}',
      unnamed:
        'Mum, I took a test to think about what to study. Guess what it says!\n\nIt is free, in case you want to take yours: {url}',
      link: 'Mum, guess what my test says: “{title}”. Does it sound like me?\n\nHere you can read all of it: {url}',
      summary:
        'Mum, guess what my test says: “{title}”. Does it sound like me?\n\nHere is a summary: {url}',
      guess:
        'Mum, guess what my test says. Put six activities in order, and then I will show you: {url}',
    },
    subject: 'Guess what my test says',
    whatsapp: 'WhatsApp',
    mail: 'Email',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. Select the message and copy it by hand.',
    image: 'Picture',
    help: 'Download the picture and attach it to the chat.',
    link: { summary: 'Add a link to my summary', whole: 'Add a link to my result' },
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
    careers: 'Careers to start looking at',
    score: '{n} of {max}',
  },
} satisfies Copy;
