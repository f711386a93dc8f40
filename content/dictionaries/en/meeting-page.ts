import type { Copy } from '#content/dictionaries/es/meeting-page.ts';
import { copy as details } from './calculator-details.ts';
import { copy as sheet } from './paper.ts';
import { copy as about } from './situation.ts';
import { copy as follows } from './situation-follows.ts';

export const copy: Copy = {
  about,
  follows,
  ways: details.ways,
  sheet,
  paper: {
    title: 'First meeting: {name}',
    nameless: 'a family',
    prepared: 'Prepared by the family on {date}',
    foot: 'What the family chose to show. The link ends with the meeting.',
    situation: 'Their situation',
    said: '{label}: {value}',
    nothingSaid: 'They have not said anything of their situation yet.',
    way: 'Their path',
    noWay: 'They have no path saved yet.',
    costs: 'What it costs',
    firstYear: 'The first year: {sum}, from what they typed.',
    whole: 'The whole studies: {sum}.',
    between: 'between {low} and {high}',
    span: '{low} to {high}',
    inBoth: '{own} ({euros})',
    rate: 'At the rate of {day}: today’s may differ.',
    atLeast: 'at least {amount}',
    result: 'The result',
    who: 'who is going to study',
    noResult: 'They bring no test.',
    careers: 'Careers to look at together: {names}.',
    questions: 'What to ask today',
    ask: {
      result: 'What does the one who will study like doing, and which subjects go best?',
      careers: 'Which of these careers surprises you: {names}?',
      passport: 'Which passports are there in the family, grandparents included?',
      way: 'Which way have you looked at so far, and what holds you back?',
      next: 'What is missing for the next step: {step}?',
      money: 'How much can you pay a year, in which currency and for how many years?',
      decide: 'Who decides at home, and what do they need to know to decide?',
    },
    agreed: 'What we agreed',
  },
};
