import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/vocational-title.ts';

export const copy = {
  head: {
    title: `{name}: training in Spain · ${site.brand}`,
    description:
      '{name}, vocational training in Spain: which careers it leads to, how long it takes, its official outcomes and titles close to it.',
  },
  trail: { label: 'Where you are', home: 'Home', studies: 'Studies' },
  careers: {
    title: 'Which careers it leads to',
    text: 'Open one to see whether it is like you.',
    all: 'See all {n}',
  },
  outcomes: {
    title: 'Official outcomes',
    todofp: {
      text: 'The jobs that the title itself names, by TodoFP; in Spanish, as they are official.',
      page: 'The title on TodoFP (in Spanish)',
      credit:
        'Outcomes: TodoFP, Ministry of Education, Vocational Training and Sport (August 2026).',
    },
    decree: {
      text: 'The jobs that {decree} names, which governs the title; in Spanish, as they are official.',
      page: '{decree} in the BOE (in Spanish)',
      credit:
        'Outcomes: {decree}, read on 23 November 2026. Based on data of the state agency of the BOE, the official gazette of Spain.',
    },
  },
  practice: {
    title: 'What it takes to practise',
    health:
      'It is a health profession: expect that this title is compulsory, and that one from another country has to be recognised (homologación). Ask the health department of your region: “May one practise without this title, and does one have to join the professional body?”',
    other:
      'Where the work is regulated this title is compulsory, and one from another country has to be recognised (homologación). Ask the department of your region: “Is this work regulated, and does my title from abroad count?”',
  },
  places: {
    title: 'Where it is taught',
    text: 'There is no open list of all centres in Spain: look for it by region in the official search.',
    search: 'Official search for vocational training (in Spanish)',
  },
  afterwards: {
    title: 'How it goes afterwards',
    text: 'Those who finished it in 2019-20 paid contributions, four years later, on a mean base of {base} a year.',
    group: 'The table counts them together: {group}.',
    limits:
      'Full-time employees only. It is the base for contributions, not the pay of a given job, and it does not say how many found work in their field.',
    none: 'There is no figure of this title that we trust: the table does not count it apart, or its data do not fit together.',
  },
  siblings: 'Of the same professional family',
  note: 'Which title leads to which career is our own judgement.',
  pathway: 'What you need from your country',
  sources: {
    title: 'Where all this comes from',
    text: 'Contribution bases: EDUCAbase, statistics of the Ministry of Education, Vocational Training and Sport, those who finished in 2019-20.',
  },
} satisfies Copy;
