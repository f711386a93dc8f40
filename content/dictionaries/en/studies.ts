import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/studies.ts';

export const copy = {
  head: {
    title: `Studies in Spain: degrees and training · ${site.brand}`,
    description:
      'Degrees and vocational titles in Spain: which careers they lead to, which universities and cities teach them, and the grade to get in.',
  },
  eyebrow: 'Studies in Spain',
  title: 'Degrees and vocational training',
  lead: '{degrees} degrees and {titles} vocational (FP) titles, and the careers they lead to.',
  degrees: 'Degrees and higher artistic studies',
  titles: 'Vocational training (FP)',
  careers: 'See the careers',
} satisfies Copy;
