import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like precision. You put information in order, look for what repeats and gladly stay a while longer until it adds up. You are drawn to problems with clear rules and an answer that can be checked, such as mathematics, programming, finance or a laboratory analysis, and you often see the error that others pass over.',
  goodDay:
    'You have a messy set of data, silence and a definite question. By the end there is a table or a program that can be relied on.',
  drains:
    'Speaking in public unprepared, plans that change all the time, and looks counting for more than accuracy.',
  questions: [
    'Are you drawn more to creating the method or to applying it without a single slip?',
    'What would you like the data to be about: money, health, nature, people?',
  ],
  tries: [
    'Note for a week where your time goes and make a chart. What surprises you?',
    'Try a free lesson in programming or spreadsheets and use it to solve a real task of yours.',
    'Look for open data about your city and answer a single question with them.',
  ],
};
