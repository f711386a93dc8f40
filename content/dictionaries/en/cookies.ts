import type { Copy } from '#content/dictionaries/es/cookies.ts';

export const copy = {
  title: 'We keep what is needed.',
  asks: 'And we count visits, if you accept.',
  asksNothing: 'Today there is nothing else: whatever you choose, everything works the same.',
  policy: 'Cookie policy',
  accept: 'Accept',
  reject: 'Reject',
  configure: 'Configure',
  purposes: {
    legend: 'Choose what you allow',
    technical: {
      name: 'Technical (always on)',
      text: 'Your session, your language, your answers and this choice.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Counting visits, to learn which pages help and which do not.',
    },
  },
  kept: 'This is what we keep',
  nothingOptional:
    'We use no analytics and no third-party content, so there is nothing else to allow. We keep that we told you; if one day there is something optional, we will ask you first.',
  save: 'Save my choice',
} satisfies Copy;
