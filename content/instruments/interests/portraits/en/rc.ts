import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like work that is done properly and can be checked step by step. You follow a method, look after the tools and notice at once when something is out of place. You are drawn to systems that depend on somebody not skipping anything: a machine, a warehouse, a kitchen, an installation.',
  goodDay:
    'You know what has to be done, you have what you need and nobody changes the plan every ten minutes. At closing time everything is checked and ready for tomorrow.',
  drains:
    'Vague instructions, improvising in front of people, and being asked for opinions on everything without data.',
  questions: [
    'Would you rather keep something running or install it for the first time?',
    'Do you prefer working with objects or with the records that describe them?',
  ],
  tries: [
    'Write down the steps of a task you do well so that somebody else can repeat it, and ask them to try.',
    'Sort a toolbox, a larder or a cupboard with a system that needs no explaining.',
    'Watch a video of a working day in maintenance, logistics or a laboratory and note what you would enjoy and what you would not.',
  ],
};
