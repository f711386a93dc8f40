import type { Copy } from '#content/instruments/words/es/results-report.ts';

export const copy = {
  made: 'Taken on {date} ({ago})',
  /** What the scene of the three tests together shows. */
  jointScene: 'Three lighthouses at night, and a sailing boat where their three beams meet.',
  shortForm: 'Short version',
  send: 'Send to my family',
  method: 'How this test was made and how it is scored',
  chart: {
    score: 'Points',
    range: 'Margin',
  },
  scores: {
    noScore: 'No score: {n} of {of} answers',
    prorated: 'Worked out from {n} of {of} answers.',
    range: '{low}–{high}',
  },
  bar: {
    label: 'In this result',
    careers: 'Careers',
    together: 'Together',
    meaning: 'Meaning',
    scores: 'Numbers',
    answers: 'Answers',
    take: 'Take it along',
  },
  next: {
    title: 'Three steps from here',
    careersTitle: 'Look at the careers',
    careersText: 'Each with its reason and how to study it in Spain.',
    careers: 'See the careers',
    saveTitle: 'Save it',
    saveText: 'Right now it is only in this browser. With a free account it is in all of yours.',
    save: 'Save with an account',
    keptTitle: 'It is saved',
    keptText:
      'Your result is in your account. Show it to someone who knows you and ask whether they recognise you in it.',
    kept: 'See my profile',
    bookTitle: 'Talk it over with a person',
    bookText:
      '{n} free minutes to understand your result and think about what to study, and where.',
    book: 'Book the free {n} minutes',
    newTab: 'opens in a new tab',
    repeat: 'Take the test again',
  },
  history: {
    title: 'Your earlier results',
    show: 'See the one from {date}',
    newest: 'See the newest',
  },
} satisfies Copy;
