import { questions } from '#content/compiled/faq/questions.en.js';
import type { Copy } from '#content/dictionaries/es/landing-faq.ts';
import { copy as tuition } from './tuition.ts';

export const copy = {
  title: 'What families really ask',
  checked:
    'Answers checked on 20 November 2026; the one on tuition, on the 22nd. Before you pay or enrol, confirm with the official source.',
  more: 'More questions: recognition, language, banks, after the studies…',
  sourceLabel: 'Source',
  stale: '(may have changed)',
  items: questions,
  tuition,
} satisfies Copy;
