import type { Trait } from '#domain/instruments/personality/traits.ts';
import type { Copy } from '#content/instruments/personality/words/es/report.ts';
import { copy as types } from './types.ts';

/** What the result of the personality test says. */
export const copy = {
  types,
  /** What its scene shows. */
  scene: 'Five kites in one wind, each flying in its own way.',
  yours: 'Your personality',
  missing: 'The personality test is still to do: about 7 minutes.',
  title: 'Your place on five lines',
  lead: 'Each trait runs from one end to another, and both are useful. It is not a type of person or a mark: it is where you tend to lean.',
  unmarked: {
    title: 'No trait strongly marked',
    lead: 'None of the five traits came out far to one side. It happens to many people, and it is fine: no label is needed.',
    numbers: 'Your points, in case you want to see them',
  },
  /** What the result is called, after the one or two traits whose place is clear; each end serves as well. */
  named: {
    name: 'You {names}',
    clear: 'Clearest of all: {names}.',
    ends: {
      openness: { low: 'trust what you know', high: 'look for the new' },
      conscientiousness: { low: 'make it up as you go', high: 'go step by step' },
      extraversion: { low: 'prefer quiet', high: 'come alive with people' },
      agreeableness: { low: 'say what you think', high: 'look for agreement' },
      stability: { low: 'feel things strongly', high: 'keep calm' },
    } satisfies Record<Trait, { low: string; high: string }>,
  },
  repeatOld: 'We change over the years, too. Take the test again?',
  linesTitle: 'Your five traits',
  foldsTitle: 'What each trait measures',
  points: '{n} of {max}',
  towards: 'Rather towards: {end}',
  between: 'Near the middle',
  uncertain:
    'The margin of error reaches into the next zone: your place on this line is not quite certain.',
  noPlace: 'No place on the line: answers are missing.',
  incomplete: {
    title: 'Some answers are missing',
    text: 'With fewer than 8 of its 10 answers, a trait has no place on the line. Incomplete: {names}.',
  },
  table: { caption: 'Your traits as a table', trait: 'Trait', place: 'Place' },
  next: {
    repeatTitle: 'Compare notes, then repeat',
    repeatText:
      'Ask someone who knows you well where they would put you on each trait, and compare. In half a year, take the test again.',
  },
  meaning: {
    title: 'How to read your result',
    folds: [
      {
        title: 'What the numbers mean',
        text: [
          'Each trait adds up ten statements, from 0 to 40 points. Half of them count in reverse, so that agreeing with everything leads nowhere. The three zones are the thirds of the line: they compare you with nobody, because we have no data of our own yet.',
          'The band is the margin of error. The traits are not ranked among themselves: 26 points on one and 24 on another cannot be compared.',
        ],
      },
      {
        title: 'What this test does not tell you',
        text: [
          'It is not a diagnosis or a psychological assessment, and it says nothing about your health. No place rules out a career: there are people from every end in all of them.',
          'It tells how you see yourself today. Someone who knows you may see you differently, and both views count.',
        ],
      },
      {
        title: 'How certain it is',
        text: [
          'It is a new instrument, written by us after the five broad traits and not validated yet. Its margin of error is an assumption, not a measurement: we will replace it when we have data of our own.',
        ],
      },
    ],
  },
} satisfies Copy;
