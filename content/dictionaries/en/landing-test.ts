import { careerCount } from '#content/compiled/careers/count.js';
import type { Copy } from '#content/dictionaries/es/landing-test.ts';
import { copy as types } from '#content/instruments/interests/words/en/types.ts';

export const copy = {
  /** The example of the first screen. */
  sample: {
    caption: 'Example: what a result looks like',
    name: 'You put your ideas out there',
    careers: {
      one: 'Art direction',
      two: 'Writing',
      three: 'Public relations',
    },
  },
  promo: {
    title: 'In eight minutes you have a place to start',
    lead: `We show you sixty activities and you tell us how much you would like to do each one. Then you compare ${careerCount} careers.`,
    honesty: {
      summary: 'How far this test goes',
      text: 'This is a new, exploratory test that has not been validated yet, and each interest has its margin of error. It measures interests, not aptitudes: it tells you what you like, and what you are good at you find out by trying.',
    },
  },
  model: {
    title: 'Six ways of being interested in the world',
    lead: 'John Holland’s RIASEC model is a rough map: you may see yourself in several.',
    pick: 'Choose a type to get to know it',
    enjoys: 'Tends to enjoy',
    subjects: 'Related subjects',
    types,
  },
} satisfies Copy;
