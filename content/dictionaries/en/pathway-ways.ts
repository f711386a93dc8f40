import type { Copy } from '#content/dictionaries/es/pathway-ways.ts';

export const copy = {
  ways: {
    homologation: {
      title: 'Recognition and credential',
      text: 'Your diploma is recognized as Spanish Bachillerato and, depending on university and degree, a UNED credential is added, with exams (PCE) or without.',
    },
    colombia: {
      title: 'Agreement with Colombia',
      text: 'Under the agreement UNED issues a credential from your diploma and your Saber 11. Before anything else, confirm that it is still in force.',
    },
    ib: {
      title: 'International Baccalaureate',
      text: 'A UNEDasiss credential with your IB results, without recognition procedure and without entrance exam.',
    },
    ask: {
      title: 'Check your case',
      text: 'From what we know we cannot name a path. We can tell you whom to ask, and what to prepare meanwhile.',
    },
  },
  otherWays: {
    vocational: {
      title: 'Vocational training (FP)',
      text: 'First your diploma is recognized. Then you apply where the course is taught and, without a European passport, for the visa.',
    },
    'language-first': {
      title: 'A Spanish course first',
      text: 'For those who don’t speak Spanish yet. The course has a study stay of its own. You apply for the degree separately, while you learn.',
    },
  },
  privateWay: {
    title: 'Private university',
    text: 'The example is for a country whose diploma is recognized one by one. On another path the steps for the diploma change, those for admission do not.',
  },
  doors: {
    title: 'Two doors are open to you',
    text: 'You can enter by one and go on by the other: with higher vocational training you can also apply to university.',
    way: 'Your way in:',
    steps: '{steps} steps to begin in {start}.',
    first: 'First:',
    'public-degree': {
      title: 'A degree at university',
      lines: [
        'Four years or more.',
        'Your marks count, and depending on university and degree, some exams (PCE).',
        'Tuition differs a great deal between regions.',
      ],
      choose: 'See the path to a degree',
    },
    vocational: {
      title: 'Vocational training (FP)',
      lines: [
        'Two years, with training in companies.',
        'No PCE: first your diploma is recognized.',
        'Places and dates are set by each region.',
      ],
      choose: 'See the path to vocational training (FP)',
    },
  },
  university: {
    title: {
      begun: 'Two paths with your degree started',
      finished: 'Three paths with your degree finished',
    },
    anew: 'If you enter with your high school diploma: {n} more steps',
    begun: [
      {
        name: 'Go on where you left off.',
        text: 'A faculty recognizes credits. With {credits} or more UNED may admit you without PCE; ask the others for their minimum.',
      },
      {
        name: 'Begin another.',
        text: 'You enter with your high school diploma. Whether PCE are asked for, the university says.',
      },
    ],
    finished: [
      {
        name: 'Have your degree count.',
        text: 'The Ministry recognizes your degree (homologación). A regulated profession asks for it.',
      },
      {
        name: 'Have credits recognized.',
        text: 'You enter another degree with part of it done. At UNED, with {credits} credits or more, they may admit you without PCE. It cannot be asked for together with the recognition of the degree.',
      },
      {
        name: 'Begin anew.',
        text: 'You enter with your high school diploma. Whether PCE are asked for, the university says.',
      },
    ],
  },
} satisfies Copy;
