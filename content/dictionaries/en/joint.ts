import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Copy } from '#content/dictionaries/es/joint.ts';

export const copy = {
  head: {
    title: `Your three tests together · ${site.brand}`,
    description:
      'What you like, what you ask of a job and how you are, in one drawing, with five careers to start looking at.',
  },
  title: 'Your three tests, together',
  tabs: { label: 'Your tests', names: namesIn('en', 'name'), whole: 'All three' },
  loading: 'Putting your three tests together…',
  failed: 'It could not be opened yet. It will appear here by itself once there is a connection.',
  retry: 'Try again',
  drawing: {
    described: 'A drawing made of your three tests. {said}',
    stars: 'Your interests',
    beams: 'Your values',
    waves: 'Your personality',
  },
  careers: {
    title: 'Five careers to start with',
    switch: 'Include my values',
    off: 'In the order of your interests, as on your result.',
    on: 'Jobs that fit your values come first; on your result only your interests count.',
    all: 'In all of them {offers}.',
    risen: '“{name}” moves up from number {from} to {to}.',
    noPriorities: 'Your values weigh about the same: the order is that of your interests.',
    offers: {
      achievement: 'you see what you achieve',
      independence: 'you decide',
      recognition: 'your work is noticed',
      relationships: 'you work with people',
      support: 'you get support',
      conditions: 'you get good conditions',
    },
    lacks: 'Here it is harder to {wants}',
    even: 'Neither for nor against your values',
    unknown: 'No data on its values',
    none: 'With interests this alike any list would be chance. Start with what stands below.',
    doubt: 'If you take the values test again, this order may change.',
    traits:
      'Your personality does not change the list: it tells you what surroundings to look for.',
  },
  way: {
    values: {
      achievement: 'seeing what you achieve',
      independence: 'on your own terms',
      recognition: 'with a name of your own',
      relationships: 'in a good team',
      support: 'with support',
      conditions: 'in good conditions',
    },
    traits: {
      openness: { low: 'with what you know', high: 'looking for the new' },
      conscientiousness: { low: 'making it up as you go', high: 'step by step' },
      extraversion: { low: 'in peace', high: 'in conversation' },
      agreeableness: { low: 'saying what you think', high: 'looking for agreement' },
      stability: { low: 'feeling it strongly', high: 'keeping calm' },
    },
  },
  first: 'The first thing to try',
  whole: 'See my whole result',
  missing: {
    title: 'Once you have all three tests, you read them together here',
    text: 'One drawing made of the three, three sentences, five careers that your values put in order, and something to try first.',
    done: 'Done',
    resume: 'Go on with your {test}',
  },
} satisfies Copy;
