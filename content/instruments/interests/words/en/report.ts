import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import { copy as labels } from '#content/instruments/words/en/results-report.ts';
import { portraitNames as names } from '#content/compiled/portraits/names.en.js';
import { copy as types } from './types.ts';

/** What the result of the interests test says. */
export const copy = {
  types,
  yours: 'Your interests',
  repeatOld: 'Interests change over the years. Take the test again?',
  foldsTitle: 'What each interest means',
  folds: {
    enjoys: 'Often enjoyed',
    settings: 'Where you find it',
    subjects: 'Related school subjects',
  },
  stands: {
    one: 'What draws you most is {names}.',
    several: 'What draws you most is {names}, almost tied.',
    both: '{names} are what draw you most.',
    bothTied: '{names} are what draw you most, nearly tied.',
    next: { one: 'Next comes {names}.', several: 'Next, almost tied: {names}.' },
    afterwards: { one: 'And then {names}.', several: 'And then, almost tied: {names}.' },
    close: { one: 'Very close comes {names}.', several: 'Very close come {names}.' },
    closeAgain: { one: 'And near that, {names}.', several: 'And near that, {names}.' },
    tie: 'Of those almost tied, this test cannot say which comes first.',
    set: 'If you take the test again, the order may change.',
    rare: 'Few people join your first two interests: look for places where they meet.',
  },
  portraits: {
    names,
    near: 'It could also be {names}, by very little.',
    faint: 'Few of the activities we asked about appeal to you today. This is what comes closest.',
    returns: {
      often:
        'This name is not for ever: if you take the test again, {share} it comes out the same. If not, the most frequent are {names}.',
      rarely:
        'This name is not for ever: if you take the test again, expect another, such as {names}.',
      open: 'This name is not for ever: another is almost tied with it. If you take the test again, expect a different one, such as {names}.',
      half: 'half of the time',
      ofTen: 'about {n} times out of 10',
    },
    title: 'What it’s like in real life',
    more: 'A good day, what wears you out and how to try it',
    goodDay: 'A good day',
    drains: 'What wears you out',
    questions: 'Two questions for you',
    tries: 'Three ways to try it this week',
  },
  flat: {
    title: 'Open interests',
    text: 'Your six scores are very much alike. No interest stands out enough to give you an order.',
    why: 'This happens when you like many things, or when you have tried few so far.',
  },
  nothingLiked: {
    title: 'Today you liked almost nothing',
    text: 'You marked that you dislike almost everything we asked about. It is fine to answer like that. It tells how you see these activities today; it does not tell who you are or what you will be able to do.',
    why: 'It may be a bad day, tiredness, hurry, questions that are not for you, or a time when you feel like doing very little. This test does not know which it is, and it is not a diagnosis.',
    steps: [
      'If you have felt like doing very little for a while, tell someone you trust: at home, at your school, or your doctor. You need not have it all clear to talk about it.',
      'If today was not the day, leave it here. You can take the test again whenever you like.',
      'Think of a moment, even a short one, that flew by. That is a place to start too.',
    ],
  },
  incomplete: {
    title: 'Some answers are missing',
    text: 'With fewer than 8 of every 10 answers, an interest has no score. Incomplete: {names}.',
    action: 'So we cannot tell you what stands out. Below is what can be read.',
  },
  chart: {
    ...labels.chart,
    title: 'Your six interests on the hexagon',
    description: 'The line joins your scores; the pale band is their margin of error. {scores}',
    caption: 'Your scores as a table',
    type: 'Interest',
    level: 'Level',
  },
  scores: {
    ...labels.scores,
    title: 'Your six scores',
    score: '{n} of {max} · {band}',
    bands: { low: 'low', medium: 'medium', high: 'high' },
  },
  next: {
    repeatTitle: 'Try something, then repeat',
    repeatText:
      'Do an activity that appeals to you this month. In two or three months, take the test again and compare.',
  },
  meaning: {
    title: 'How to read your result',
    folds: [
      {
        title: 'What the numbers mean',
        text: [
          'Each interest goes from 0 to 40 points: the more points, the more you like its activities. “Low”, “medium” and “high” are the three thirds of the scale; they compare you with nobody, because we have no data of our own to do that yet.',
          'The band around each score is the margin of error: your true score lies in it about 7 times out of 10. If you take the test again, the number may fall outside. That is why two interests {margin} points apart or less count as tied.',
        ],
      },
      {
        title: 'What this test does not tell you',
        text: [
          'Liking something does not mean being good at it, nor the other way round: interests are not abilities. A low score does not rule out any career.',
          'Working in what interests you helps with being satisfied, but the link is weak (Hoff et al., 2020: 107 studies): values, people, pay and conditions count too.',
          'Nobody should decide for you on this test alone: not us, not a school, not your family.',
        ],
      },
    ],
  },
  certaintyFold: {
    title: 'How certain it is',
    text: 'It is a new, exploratory instrument, not validated yet with real people.',
    groups: {
      youngest:
        'There are no data to simulate people of 14 or 15: we give the lowest of six simulations.',
      teenagers: 'We simulate teenagers, whose interests are more alike.',
      adults: 'We simulate people after real answers, most of them adults’.',
      unknown:
        'We do not know your age, so we give the lowest of six simulations. Tell us at the end of your result, and you will see the figures of your group.',
    },
    figures:
      'In those simulations, a 60-question test gets the first interest right in about {first} of 100 cases (by chance, {chanceFirst}), the first three regardless of order in {set} (by chance, {chanceSet}), and the exact order in {order} (by chance, less than 1).',
    hexagon:
      'The hexagon is a map to think with. In our calculations with data from another test, it fits teenagers less well than adults.',
  },
  meaningOfShort: {
    title: 'What is different in the short version',
    text: [
      'You answered only part of the 60 questions: four for each interest at first, then those that could settle the order. The points, from 0 to 40, are an estimate of what all ten of each interest would give.',
      'With fewer questions the margin of error is larger, so more scores are tied. In the same simulations, the three highest interests are all among those we name in {short} of 100 cases (by chance it would be about {chanceShort}); in the full version, in {full} (by chance, about {chanceFull}).',
    ],
  },
} satisfies Copy;
