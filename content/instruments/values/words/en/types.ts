import type { Copy } from '#content/instruments/values/words/es/types.ts';

/** The six work values in words: what a person asks of a job, never what a person is worth. */
export const copy = {
  achievement: {
    name: 'Achievement',
    line: 'Using the best of what you can do and seeing the result.',
    paragraph:
      'People who care about achievement like work that tests their abilities and shows how far they have come: a problem solved, a piece of work finished, something that goes better today than a year ago. When it weighs less, work can be a quiet part of life, and the feeling of getting somewhere comes in other ways.',
  },
  independence: {
    name: 'Independence',
    line: 'Deciding how you work and trying out your own ideas.',
    paragraph:
      'People who care about independence like to plan their own day, choose how things are done and answer for it. They tend to look for jobs with room to decide, or for a project of their own. When it weighs less, you like clear tasks and shared decisions.',
  },
  recognition: {
    name: 'Recognition',
    line: 'Moving up, taking on responsibility and having your work valued.',
    paragraph:
      'People who care about recognition are motivated by growing in a position, by leading, and by work that is seen and respected. They tend to look at the chances of promotion and at the standing of the profession. When it weighs less, it is enough to know that something is well done, even if nobody applauds.',
  },
  relationships: {
    name: 'Relationships',
    line: 'Getting along with people, being useful and working in keeping with your principles.',
    paragraph:
      'For people who care about relationships the atmosphere counts for a lot: the people on the team, truly helping someone, and never having to act against what they believe. When it weighs less, a more solitary or more technical job can feel just as good.',
  },
  support: {
    name: 'Support',
    line: 'Having whoever is in charge explain, stand by you and be fair.',
    paragraph:
      'People who care about support feel safe in an organisation that keeps its promises, with the same rules for everyone and somebody to ask. It is a valuable starting point for learning a trade. When it weighs less, you can enjoy work even where you have to find your own way.',
  },
  conditions: {
    name: 'Working conditions',
    line: 'Pay, security, hours, variety and a suitable place.',
    paragraph:
      'People who care about conditions look at what makes a job sustainable: how much it pays, how long it lasts, what time it leaves free and what each day is like. It is a concrete way of looking after life outside work. When it weighs less, more discomfort is accepted for something that matters more.',
  },
} satisfies Copy;
