import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/cookies.ts';

export const copy = {
  title: 'We keep what is needed.',
  text: 'Analytics and third-party content, if you accept.',
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
      text: site.analytics
        ? 'Counting visits, to learn which pages help and which do not.'
        : 'Counting visits. Today this site uses no analytics tool.',
    },
    thirdParty: {
      name: 'Content from third parties',
      text: 'Videos and maps of other companies inside our pages. Today there are none.',
    },
  },
  save: 'Save my choice',
} satisfies Copy;
