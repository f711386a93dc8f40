import type { Copy } from '#content/dictionaries/es/trial.ts';

export const copy = {
  title: 'Try it this week',
  lead: 'Choose a career and do one small thing that people do in it.',
  career: 'Career',
  begin: 'I’ll try it this week',
  open: 'This week you are trying {name}. Choose one:',
  ideas: 'See the ideas for trying it',
  how: 'Have you done it? How did it feel?',
  felt: { more: 'I want more', unsure: 'So-so', less: 'Not for me' },
  leave: 'Leave it for now',
  after: {
    more: '{name}: you want more. Next, look at what one studies and what it costs.',
    unsure: '{name}: so-so. You can try another of its ideas before you decide.',
    less: '{name}: not for you. Now you know, and you can take it off your list.',
  },
  see: 'See {name}',
  all: 'You have tried all those you marked.',
  notSaved: 'It could not be saved. Check your connection.',
} satisfies Copy;
