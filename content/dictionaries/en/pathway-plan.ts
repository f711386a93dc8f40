import type { Copy } from '#content/dictionaries/es/pathway-plan.ts';

export const copy = {
  title: 'My plan',
  text: 'Keep this route and tick what you have done.',
  save: 'Save as my plan',
  savedHere: 'Saved in this browser.',
  savedAccount:
    'Saved in your account. You see it, and whoever has a link in which you include it.',
  missing: 'We could not open your plan. Check your connection and try again.',
  failed: 'It could not be saved. Try again.',
  saving: 'Saving…',
  other: 'You have another route saved: {pathway}. Saving this one replaces it.',
  open: 'See the saved route',
  done: 'Done',
  doneOn: 'done on {date}',
  progress: '{done} of {all} steps done',
  calendar: 'Download calendar (.ics)',
  calendarFile: 'route-to-spain.ics',
  calendarName: 'Route to Spain',
  forget: 'Delete the plan',
  next: 'What comes next',
  allDone: 'Every step is ticked.',
  none: 'You have no plan yet. Four questions and it is saved.',
  make: 'Chart my route',
  see: 'Open my plan',
  loading: 'Opening your plan…',
} satisfies Copy;
