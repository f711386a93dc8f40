import type { Copy } from '#content/dictionaries/es/moments.ts';

export const copy: Copy = {
  tests: {
    riasec: {
      one: 'You have found one thing you like a lot.',
      many: 'You have found {n} things you like a lot.',
      quoted: 'A moment ago you liked this a lot: “{words}”.',
    },
    values: {
      one: 'You have named one thing that is very important to you.',
      many: 'You have named {n} things that are very important to you.',
      quoted: 'A moment ago this mattered a lot: “{words}”.',
    },
    personality: {
      one: 'One sentence describes you very well so far.',
      many: '{n} sentences describe you very well so far.',
      quoted: 'A moment ago you saw yourself in this: “{words}”.',
    },
  },
  any: {
    one: 'You have given the highest answer once.',
    many: 'You have given the highest answer {n} times.',
    quoted: 'A moment ago you gave this the highest answer: “{words}”.',
  },
  middleNone: 'Not one answer was left in the middle.',
  middleOne: 'Only one answer was left in the middle.',
  middle: 'Only {n} answers were left in the middle.',
  plain: 'That is {n} answers, and all of them count.',
};
