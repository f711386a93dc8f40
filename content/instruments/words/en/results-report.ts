import type { Copy } from '#content/instruments/words/es/results-report.ts';

export const copy = {
  made: 'Taken on {date} ({ago})',
  shortForm: 'Short version',
  send: 'Send to my family',
  detail: 'Your result in detail',
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
  next: {
    title: 'What now?',
    careers: 'See the careers',
    together: 'All three together',
    plan: 'Your path to Spain',
    save: 'Save it, free',
    kept: 'See my profile',
    print: 'Print',
    talk: 'Talk for {n} min, free',
    newTab: 'opens in a new tab',
    repeat: 'Take the test again',
  },
  history: {
    title: 'Your earlier results',
    show: 'See the one from {date}',
    newest: 'See the newest',
  },
} satisfies Copy;
