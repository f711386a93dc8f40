import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/person-file.ts';
import { copy as values } from './person-file-values.ts';
import { copy as tables } from './person-file-tables.ts';
import { copy as access } from './person-file-access.ts';
import { copy as classes } from './person-file-classes.ts';

const owner = site.owner.value;

export const copy = {
  title: 'Your data',
  lead: `This is everything that your ${site.brand} account keeps about you.`,
  made: 'Made on {at}. Dates and times are those of your device ({zone}).',
  controller: `${owner.name} answers for these data. If something is wrong or you have a question, write to ${owner.email}.`,
  contents: 'In this document',
  nothing: 'Nothing is kept.',
  numbered: '{title} ({n})',
  yes: 'Yes',
  no: 'No',
  minutes: '{m} min {s} s',
  seconds: '{s} s',
  chapters: {
    you: { title: 'Who you are', text: 'What you told us when you made the account, and later.' },
    tests: {
      title: 'Your tests and results',
      text: 'We keep your answers. Results are worked out from them each time; these are today’s.',
    },
    way: { title: 'Your way to Spain', text: 'The plan you saved and the steps you ticked.' },
    shared: {
      title: 'What you shared',
      text: 'The links by which you showed a result. The address of each link is not here, because we do not keep it.',
    },
    classes: {
      title: 'Classes and centres',
      text: 'What you did in a class with a code, and the centres where you work.',
    },
    agreed: {
      title: 'What you agreed to, and when',
      text: 'Each decision with its date and the version of the text you read, and what we did with it.',
    },
    asked: { title: 'What you asked for', text: 'Your requests and what was done.' },
    mails: {
      title: 'Emails we sent you',
      text: 'Of each we keep to whom, about what and when it left; its contents only while it waits.',
    },
    looks: {
      title: 'Who looked at your record, and why',
      text: 'Administrators must write down a reason. Here are their looks, their notes and the summary they see.',
    },
    sessions: {
      title: 'Sessions, devices and security',
      text: 'Where your account is open and what protects it. What opens accounts (passwords, keys, codes) never leaves in a download.',
    },
    more: {
      title: 'Other data',
      text: 'What the provider of the account keeps under names of its own.',
    },
    internal: {
      title: 'Internal numbers and marks',
      text: 'Your data are found and sorted by these. They are here so that nothing is missing.',
    },
  },
  attempt: {
    titles: {
      submitted: '{test}, taken on {at}',
      draft: '{test}, not finished',
      withdrawn: '{test}, erased',
    },
    results: 'Result',
    scale: 'Scale',
    points: 'Points',
    of: '{points} of {max}',
    few: 'Too few answers',
    answers: 'Answers',
    question: 'Question',
    answer: 'Your answer',
    time: 'Time',
    passed: 'You passed it over',
    place: 'Place {n}',
    unknown: 'Answer {n}',
  },
  ticked: '{step}: {day}',
  share: { gone: 'A result that is no longer there' },
  tables: { ...tables, ...access, ...classes },
  columns: {
    id: 'Number',
    user_id: 'Number of your account',
    session_id: 'Number of the session',
    instance_id: 'Number of the server',
    email: 'Email',
    full_name: 'Name',
    locale: 'Language',
    country: 'Country',
    is_admin: 'Administers the site',
    is_synthetic: 'Test account',
    created_at: 'Made',
    updated_at: 'Last change',
  },
  values,
} satisfies Copy;
