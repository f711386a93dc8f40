import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like finding out what is going on with somebody and why, with care and with evidence. You listen and at the same time form a hypothesis: what explains this, what could work. You are drawn to subjects where knowledge ends with a real person, such as health, the mind, teaching or life in society.',
  goodDay:
    'Somebody comes with a problem that is not simple. You ask, read, compare, talk it over with your team, and what you suggest is of use.',
  drains:
    'Working only for the sale, a rush that leaves no room to think, and places where people are a number.',
  questions: [
    'Do you see yourself closer to the person or closer to the research?',
    'How many years would you gladly study before you start helping?',
  ],
  tries: [
    'Choose a problem you have seen at school or in your family and read one good article about its causes.',
    'Explain to somebody a subject they find hard, and notice the moment when they stop following.',
    'Talk for half an hour with somebody in medicine, psychology, teaching or social work about their week.',
  ],
};
