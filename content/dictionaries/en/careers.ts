import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/careers.ts';

export const copy = {
  head: {
    title: `Careers, family by family · ${site.brand}`,
    description:
      'What people do in each career, what a day is like, which interests it calls for, and what to study in Spain to get there: degrees and vocational training.',
  },
  eyebrow: 'Careers',
  title: 'All careers',
  lead: 'What people do, what a day is like, which interests it calls for, and what to study in Spain to get there. No account needed, and no ranking of who is best.',
  families: 'Families',
  filter: {
    label: 'Search careers',
    search: 'Search by name',
    searchHelp: 'Names used in other countries work too.',
    level: 'Studies',
    anyLevel: 'All studies',
    levels: { university: 'University degree', vocational: 'Vocational training (FP)' },
    letter: 'Main interest',
    anyLetter: 'All interests',
    family: 'Family',
    anyFamily: 'All families',
    clear: 'Clear filters',
    found: '{n} careers',
    foundOne: '1 career',
    none: 'No career fits all of that. Remove a filter or try another word.',
  },
  levels: { university: 'degree', vocational: 'FP', either: 'degree or FP', own: 'its own way in' },
  about: {
    title: 'Not sure where to start?',
    text: 'If you have no idea yet, the interest test puts this catalogue in the order of your answers and explains why.',
    action: 'Take the RIASEC test',
  },
} satisfies Copy;
