import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/compare-careers.ts';

export const copy = {
  head: {
    title: `Compare careers · ${site.brand}`,
    description:
      'Put two or three careers side by side: what people do, which interests they ask for, years of study, what the work is like and the entry grade.',
  },
  eyebrow: 'Careers',
  title: 'Compare two or three careers',
  lead: 'Put them side by side. The address of the page keeps your choice: you can send it.',
  withoutScript:
    'Seeing them together needs JavaScript. Without it, open each page in a tab from the catalog.',
  pick: {
    label: 'Add a career',
    help: 'Whatever you call it: “doctor”, “accountant”, “community manager”…',
    found: '{n} to choose from',
    foundOne: '1 to choose',
    near: 'There is none of that name here. The closest are:',
    none: 'We have none of that name.',
    action: 'Add',
    full: 'There are three: remove one to add another.',
  },
  pairs: 'If you are torn between two',
  one: 'Add another to compare.',
  remove: 'Remove {career}',
  send: 'Copy the address',
  sent: 'Copied',
  index: 'All careers',
  caption: 'Comparison of {careers}',
  corner: 'Careers',
  hexagon: 'Interests of {career}: {figures}',
  figure: '{name} ({word})',
  rows: {
    line: 'What people do',
    asks: 'Interests it asks for most',
    level: 'Studies',
    studies: 'For example',
    years: 'How long',
    grades: 'Cut-off mark',
    price: 'Price of a year',
    skills: 'What it helps to be good at',
    gives: 'What it gives most',
  },
  noFigures: 'no data',
  more: '{names} and {n} more',
  source:
    'Figures from O*NET (United States) and the Ministry of Universities; sources are on each page.',
} satisfies Copy;
