import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/career-names.ts';

export const copy = {
  head: {
    title: `Names of careers, from A to Z · ${site.brand}`,
    description:
      'What each career is called, from A to Z: names of jobs and of degrees, and what people say in the street, each with the page of its career.',
  },
  eyebrow: 'Careers',
  title: 'All names, from A to Z',
  lead: 'Each career with the names that people have for it. Find yours with the search of your browser.',
  letters: 'Letters',
  credit: 'Names collected by us.',
} satisfies Copy;
