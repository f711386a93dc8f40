import type { Copy } from '#content/dictionaries/es/career-compare.ts';

/** A person's own six interests over those of a career, on its page. */
export const copy = {
  flat: 'Your six interests lie so close together that comparing them with a job would come down to chance.',
  chart: 'Your profile beside that of {career}',
  description: 'Two shapes in a hexagon. Their figures are in “How this is worked out”.',
  you: 'You',
  job: 'The job',
  results: 'See your whole result',
} satisfies Copy;
