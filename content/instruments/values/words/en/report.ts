import type { WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Copy } from '#content/instruments/values/words/es/report.ts';
import { copy as types } from './types.ts';

/** What the result of the values test says. */
export const copy = {
  types,
  /** What its scene shows. */
  scene: 'Six coloured stones balanced on a beach, the heaviest at the bottom.',
  yours: 'Your values',
  missing: 'The values test is still to do: about 4 minutes.',
  repeatOld: 'What matters changes over the years. Take the test again?',
  foldsTitle: 'What each value means',
  /** What the result is called, after the one or two values that lead. */
  named: {
    name: 'You want to {names}',
    wants: {
      achievement: 'see what you achieve',
      independence: 'decide for yourself',
      recognition: 'make a name for yourself',
      relationships: 'work with good people',
      support: 'count on support',
      conditions: 'have good conditions',
    } satisfies Record<WorkValue, string>,
  },
  stands: {
    title: 'What weighs most for you',
    first: 'What you ask of a job above all: {names}.',
    several: 'What you ask of a job above all: {names}; this test cannot say which comes first.',
    cardAmong: 'What you ask of a job above all: {first}, your first card. Very close: {names}.',
    cardApart:
      'Your first card was {first}. In the rest of your answers this weighs more: {names}.',
    afterwards: 'Also above your own mean: {names}.',
    lower: 'Where you would give way first: {names}. Weighing less does not mean not mattering.',
    set: 'Each value is compared with your own mean, not with other people.',
  },
  unclear: {
    title: 'No clear priorities',
    levels: {
      high: 'Taken together, the six values matter a lot to you. They are too close for this test to put them in order.',
      medium: 'The six values are too close for this test to put them in order.',
      low: 'Taken together, the six values matter little to you. They are too close for this test to put them in order.',
    },
    ranked: {
      title: 'Six values close together',
      text: 'Your first card was {first}. In the rest of your answers, the six values are too close for this test to put them in order.',
    },
    why: 'Priorities tend to show when you have to choose between two good things.',
    steps: [
      'Imagine two offers: one with better pay, one with a team you like. Which would you take, and why?',
      'Ask someone who works what they would not give up, and what they would.',
      'Take the test again once you have worked, done an internship or volunteered.',
    ],
  },
  incomplete: {
    title: 'Some answers are missing',
    text: 'With fewer than 4 of its 5 answers, a value has no score. Incomplete: {names}.',
    action: 'Without all six your mean cannot be worked out, so we do not say which weigh most.',
  },
  scores: {
    title: 'Your six values',
    text: 'From 0 to 20 points. The pale part is the margin of error; the line, your own mean.',
    ranked:
      'What stands out also counts the order of your six cards: from 1.5 points more for the first to 1.5 less for the last.',
    score: '{n} of {max}',
    away: { above: '{n} above your mean', below: '{n} below your mean', at: 'at your mean' },
    caption: 'Your values as a table',
    value: 'Value',
    awayTitle: 'From your mean',
  },
  next: {
    repeatTitle: 'Put it to the test, then repeat',
    repeatText:
      'Talk to two people who do different kinds of work and ask them about your highest value. In half a year, take the test again.',
  },
  meaning: {
    title: 'How to read your result',
    folds: [
      {
        title: 'What the numbers mean',
        text: [
          'Some people call almost everything important, others very little. So we do not look at the points alone but at how far each value lies from your own mean: what stays on top is what you would defend most.',
          'Two values 2 points apart or less count as tied. If all six are so close that the difference may be chance, we say “no clear priorities”.',
        ],
      },
      {
        title: 'What this test does not tell you',
        text: [
          'It does not say which job to choose or what you will find in it: the same trade differs a lot from place to place. Nor are there good and bad values.',
          'Read it together with your interests: what you like doing and what you need in return explain each other.',
        ],
      },
      {
        title: 'How certain it is',
        text: [
          'It is a new instrument, written by us after the six values of O*NET and not validated yet. Its margin of error is an assumption, not a measurement: we will replace it when we have data of our own.',
        ],
      },
    ],
  },
} satisfies Copy;
