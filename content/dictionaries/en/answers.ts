import type { Copy } from '#content/dictionaries/es/answers.ts';

export const copy = {
  trail: { label: 'Where you are', home: 'Home', pathway: 'Your path to Spain' },
  rest: 'More on this',
  restAndAsk: 'More, and whom to ask',
  ask: 'Whom to ask: {office}.',
  say: 'Say: “{say}”',
  links: {
    pathway: 'Your path to Spain, step by step',
    admission: 'What it costs, and will I get in',
    careers: 'All careers',
    'family-questions': 'Questions of families',
    'after-studies': 'After the studies',
  },
  more: 'Go on from here',
} satisfies Copy;
