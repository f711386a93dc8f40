import type { WordingLike } from '#content/instruments/wording.ts';
import type { wordingEs } from './wording-es.ts';

export const wordingEn = {
  stem: 'How much would you like this?',
  choices: { 0: 'Not at all', 1: 'A little', 2: 'Somewhat', 3: 'Quite', 4: 'Very much' },
  items: {
    kit01: 'Fly a kite',
    dru01: 'Play a drum',
    kit02: 'Make a kite',
    dru02: 'Tune a drum',
    kit03: 'Watch kites',
    dru03: 'Hear drums',
  },
} as const satisfies WordingLike<typeof wordingEs>;
