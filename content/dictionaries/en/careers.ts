import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/careers.ts';

export const copy = {
  head: {
    title: `Careers by family · ${site.brand}`,
    description:
      'What people do in each career, what a day is like, which interests it calls for, and what to study in Spain to get there: degrees and vocational training.',
  },
  title: 'What would you like to be?',
  families: 'Families of careers',
  all: 'See all {n}',
  ways: {
    'career-names': 'All names, from A to Z',
    'compare-careers': 'Compare two or three',
    studies: 'University and FP in Spain',
  },
  filter: {
    label: 'Search careers',
    search: 'Which career are you looking for?',
    searchHelp: 'surgeon, accountant…',
    level: 'Studies',
    levels: { university: 'University', vocational: 'Technical (FP)' },
    letter: 'Filter by what you like',
    does: {
      R: 'making',
      I: 'exploring',
      A: 'creating',
      S: 'helping',
      E: 'leading',
      C: 'organizing',
    },
    order: 'Yours first',
    clear: 'Clear filters',
    hits: 'Careers found',
    found: '{n} careers',
    foundOne: '1 career',
    by: 'by “{name}”',
    nearest: 'Nothing here has that name. The nearest ones:',
    unknown: 'No career here has that name, or one like it. Try another word.',
    none: 'Nothing fits all of that. Clear a filter or try another word.',
    failed: 'You are offline, so we can only search by the name of a career.',
  },
  groups: 'Strong match|Good match|Close|All others',
  fit: { strong: 'Strong match', good: 'Good match', near: 'Comes close' },
  said: { interested: 'You’re interested', no: 'Not for you', known: 'You know it' },
  kept: 'Also offline',
  levels: {
    university: 'University',
    vocational: 'Technical (FP)',
    either: 'University or technical (FP)',
    own: 'Its own way in',
    specialty: 'University and residency',
    master: 'University and master’s',
  },
  about: {
    title: 'Not sure where to start?',
    text: 'If you have no idea yet, the interest test puts this catalog in the order of your answers and explains why.',
    action: 'Take the RIASEC test',
  },
} satisfies Copy;
