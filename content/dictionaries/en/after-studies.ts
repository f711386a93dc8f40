import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/after-studies.ts';

export const copy = {
  head: {
    title: `After the studies in Spain · ${site.brand}`,
    description:
      'Staying to look for work, changing the permit, nationality, the title at home and pay: what is known, with source and date.',
  },
  eyebrow: 'Your path to Spain',
  title: 'After the studies',
  lead: 'What graduates in Spain can do: stay to work, ask for nationality or go home with the title. With source and date.',
} satisfies Copy;
