import { copy as suggestion } from '#content/dictionaries/en/suggestion.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { copy as work } from './career-work.ts';
import { copy as glance } from './career-glance.ts';
import { copy as ways } from './career-ways.ts';

export const copy = {
  head: {
    title: `Careers: {career} · ${site.brand}`,
    description:
      '{career}: what people do, what a day is like, whether it is for you, what to study in Spain and where, and which careers are similar.',
  },
  trail: { label: 'Where you are', careers: 'Careers' },
  inSpain: 'In Spain:',
  alsoCalled: 'Also called: {names}.',
  levels: {
    university: 'University',
    vocational: 'Technical (FP)',
    either: 'University or technical (FP)',
    own: 'By its own way in',
    specialty: 'University and residency',
    master: 'University and master’s',
  },
  react: suggestion.react,
  compareWith: 'Compare with…',
  compare: {
    title: 'Is it for you?',
    verdicts: {
      strong: 'Strong match with your result',
      good: 'Good match with your result',
      near: 'Close to your result',
      weak: 'Little in common with your result',
    },
    much: 'a lot',
    some: 'some',
    little: 'little',
    list: 'How much this occupation asks of each interest',
    chart: 'The six interests of {career}',
    description: 'The words are in the list beside it.',
    text: 'Take the test to see yours on top.',
    action: 'Take the test',
  },
  day: { title: 'A typical day', note: 'An example: every job is different.' },
  work: 'What people do and how it is',
  tasks: 'What people do',
  ...work,
  ...ways,
  ...glance,
  closer: 'A closer look',
  tires: 'What wears people out',
  related: {
    title: 'Similar careers',
    reasons: {
      studies: 'the same studies',
      profile: 'very similar interests',
      onet: 'similar work',
      family: 'the same family',
      field: 'the same field',
      none: 'similar, in our judgment',
    },
  },
  tries: { title: 'Try it this week' },
  sources: {
    title: 'Where all this comes from',
    occupation: 'From O*NET occupation {code}: {parts}.',
    interests: 'interests, of {month}',
    values: 'values, of {month}',
    demands: 'skills and knowledge, of May 2025',
    tasks: 'tasks, of May 2025',
    settings: 'what the work is like, of March 2014',
    studies:
      'Prices: press, 2024-26; FP, of Catalonia (2023-24) and Madrid (2025-26). Universities: official register (RUCT), 2020. Places and grades: Ministry of Universities (SIIU); those of 2021-22 from a copy of its table. FP: TodoFP and, for the titles it lacks, their decrees (BOE).',
    words: 'The descriptions are ours; what people do is based on the tasks that O*NET lists.',
    link: 'The occupation on O*NET OnLine',
  },
} satisfies Copy;
