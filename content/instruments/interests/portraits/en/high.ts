import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You gave high marks to activities of all six types, and no type stands apart from the others. Creating, helping, finding out, organising, deciding and working with your hands all suit you. This test cannot put them in an order, and you do not need one today: many careers mix four or five of those things.',
  goodDay:
    'You change activity several times, learn something you did not expect, and nobody asks you to choose just one.',
  drains: 'The same tasks for months and the pressure to decide now.',
  questions: [
    'If you could keep only three activities of the test, which would they be?',
    'What would you not want to do, even for a lot of money?',
  ],
  tries: [
    'Put ten activities you like in order, from most to least, without ties.',
    'Choose two that are little alike, do them this week and compare which one you would go on with.',
    'Look for a career that joins three of your likings and read what is studied in its first year.',
  ],
};
