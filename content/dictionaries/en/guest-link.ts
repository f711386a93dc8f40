import type { Copy } from '#content/dictionaries/es/guest-link.ts';

export const copy: Copy = {
  text: 'They see the name of your result, your hexagon and three careers. Your answers stay in this browser.',
  consent: {
    text: 'I am {age} or older and I accept that the name of my result, my six scores and three careers are kept online for up to {days} days, for whoever has the link. Without my name or my answers.',
    version: '2026-11-link.en',
    translation: '2026-11-enlace.es',
    hash: '9cd2592e94b086e45eed68542d1d02ed5fe9bc206c2783b64571b8fad556a457',
  },
  younger: 'Younger than {age}? Send the picture alone, which stays between you.',
  guess: 'Let them guess first',
  guessHelp:
    'They put six activities in order without seeing anything of you. You read it first and decide whether they see the summary.',
  label: 'Whom it is for (it does not leave this browser)',
  create: 'Make the link',
  creating: 'Making it…',
  made: 'Your link works until {date}. It is in the message already.',
  madeAsking:
    'Your link works until {date} and asks for a guess first. Once they have guessed, the menu at the top tells you.',
  end: 'End the link',
  ending: 'Ending it…',
  ended: 'The link shows nothing any more, and the summary is deleted.',
  failed: 'That did not work. Check your connection and try again.',
  tooMany: 'No more links can be made from here for now. Send the picture, or try later.',
  summary: {
    until: 'You can see it until {date}. Whoever gave it to you can end it earlier.',
    likes: 'Among what they like most: {doings}.',
    flat: 'They like several things almost equally.',
    hexagon: 'Their hexagon',
    careers: 'Careers to start looking at',
    ask: 'Ask them where they recognise themselves and where they do not: only who took the test has the answers.',
  },
};
