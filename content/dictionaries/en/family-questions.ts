import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/family-questions.ts';

export const copy = {
  head: {
    title: `Questions of families: studying in Spain · ${site.brand}`,
    description:
      'Recognition, marks, IB, PCE, Catalan, halls, banks, disability and loans: short answers, with their source and whom to ask.',
  },
  eyebrow: 'Your path to Spain',
  title: 'Questions of families',
  lead: 'Short answers. Each says where it comes from, or whom to ask and in which words.',
} satisfies Copy;
