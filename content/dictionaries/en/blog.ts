import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/blog.ts';

export const copy = {
  head: {
    title: `Articles on choosing what and where to study · ${site.brand}`,
    description:
      'Professions, careers in demand, universities and paperwork for studying in Spain: articles with sources and dates, and no promises.',
  },
  eyebrow: 'Worth a slow read',
  title: 'What to know before you choose',
  lead: 'What to study, where, and how to get there. Each article opens with the short answer and ends with its sources.',
  minutes: '{n} minutes to read',
  rules:
    'Every figure carries its source and the day we looked. If you find a mistake, write to us and we will correct it.',
  feed: 'Get new articles by RSS',
} satisfies Copy;
