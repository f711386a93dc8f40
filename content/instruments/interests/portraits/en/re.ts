import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like things to happen, and to happen off the screen. You organise people, get hold of what is missing and do not mind carrying the first box. You are drawn to deciding on the spot, be it a site, a shop, a farm or a competition, and to seeing at the end of the month what came of it.',
  goodDay:
    'The day starts with three practical problems and the order is up to you. You call, bargain, lend a hand, and by the afternoon the thing works.',
  drains:
    'Waiting for others to decide, analysing for weeks without trying anything, and places where a mistake is never forgiven.',
  questions: [
    'Do you prefer starting something or making it grow?',
    'How much risk can you stand and still sleep?',
  ],
  tries: [
    'Set up something small this week: a tournament, a sale, a repair of a shared space. Hand out the tasks and fix a date.',
    'Ask the owner of a workshop or a shop how they began and what they would do differently.',
    'Work out what it would cost to start an idea of yours and how many sales would cover it.',
  ],
};
