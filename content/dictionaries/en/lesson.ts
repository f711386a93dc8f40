import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/lesson.ts';

/** The words of `es/lesson.ts` in English. */
export const copy: Copy = {
  head: {
    title: `A 50-minute lesson on the group report · ${site.brand}`,
    description:
      'Three activities for the lesson after the test: the map of the room, a family to discover and something to try this week. With a sheet to print.',
  },
  trail: { label: 'Where you are', home: 'Home', classroom: 'For schools' },
  eyebrow: 'For counsellors',
  title: 'A 50-minute lesson on the group report',
  lead: 'For the lesson after the test. Every pupil leaves with something small to try this week, and nobody has to tell their result.',
  print: 'To print: two A4 pages.',
  before: {
    title: 'Before you begin',
    list: [
      'The group report, open or printed. It is made when ten or more share something.',
      'Six signs, one for each interest, and one that says “I don’t know yet”.',
      'The sheet on page 2, one for each pupil.',
      'A phone or computer for every four pupils.',
    ],
    without:
      'Fewer than ten? The lesson works just the same: instead of the report, each team takes the family it knows least.',
  },
  minutes: '{n} min',
  parts: [
    {
      title: 'To open',
      minutes: '5',
      aim: 'It is clear what today is for.',
      steps: [
        'Say aloud: “The test is about what you like. It does not say what you are able to do or what you must study”.',
        'Remind them that nobody has to tell their result, today or later.',
      ],
    },
    {
      title: '1. The map of the room',
      minutes: '15',
      aim: 'See how many different people fit into one group.',
      steps: [
        'Put the six signs around the room and “I don’t know yet” in the middle.',
        'Everybody goes to the sign they prefer: that of their result, one they are curious about, or the middle.',
        'At each sign, three minutes to write down three things they would gladly do on a Saturday.',
        'They are read aloud. Then show the group report: where is it like the map, and where not?',
      ],
    },
    {
      title: '2. A family to discover',
      minutes: '15',
      aim: 'Look closely at something that hardly anybody in the group looks at.',
      steps: [
        'In teams of four. Each team takes a family of careers with few people in the report.',
        'Open two careers of that family in the catalogue and find: how a day begins, what tires and how one tries it.',
        'One minute a team to tell it. Whoever listens writes down one thing they did not know.',
      ],
    },
    {
      title: '3. Something to try this week',
      minutes: '10',
      aim: 'From thinking to trying.',
      steps: [
        'Everybody fills in the sheet: what to try, which day, with whom, and how they will know whether they liked it.',
        'It fits into an afternoon and costs nothing: go along, ask, build, write, visit.',
        'In pairs, one reads their plan and the other asks: “What could get in the way?”',
      ],
    },
    {
      title: 'To close',
      minutes: '5',
      aim: 'Something reaches home.',
      steps: [
        'Everybody writes a question for somebody in their family.',
        'Set the day to look back: five minutes of the next lesson to tell how it went.',
      ],
    },
  ],
  avoid: {
    title: 'Better not',
    list: [
      'Reading anybody’s result aloud.',
      'Guessing whose a figure of the report is.',
      'Calling an interest better or worse.',
    ],
  },
  sheet: {
    title: 'What I will try this week',
    fields: [
      'What I will try',
      'Day and time',
      'With whom, or whom I will ask',
      'I will know I liked it if…',
      'One thing I did not know today',
      'My question for home',
    ],
    after: 'After trying it',
    afterFields: ['What I liked most', 'What tired me', 'Would I do it again?'],
  },
  links: { careers: 'Catalogue of careers', classroom: 'How a class session works' },
};
