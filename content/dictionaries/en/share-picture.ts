import type { Copy } from '#content/dictionaries/es/share-picture.ts';

export const copy = {
  text: 'It is drawn here, on your device: nothing leaves it until you send it. It shows no points and no name unless you add them.',
  format: { label: 'Shape', square: 'Square', tall: 'Tall, for stories' },
  name: 'Name to appear on it (optional)',
  nameHelp: 'Better your first name only.',
  scores: 'Include my points',
  share: 'Share',
  download: 'Download the picture',
  whatsapp: 'Write on WhatsApp',
  whatsappHelp:
    'Opens a message with the address of the test. To send the picture, download and attach it.',
  message:
    '“{title}”: that is what I got in the {brand} interest test. Take yours, it is free: {url}',
  making: 'Drawing the picture…',
  failed: 'The picture could not be made. Try again.',
  file: 'my-map-of-interests',
  described: '{heading}. {title}. {scores}. {careers}',
  picture: {
    mine: 'My map of interests',
    named: '{name}’s map of interests',
    careers: 'Careers to start looking at',
    score: '{n} of {max}',
    made: 'Interest test, free',
  },
} satisfies Copy;
