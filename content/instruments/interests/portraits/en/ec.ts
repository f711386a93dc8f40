import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like being in charge with the figures in front of you. You plan, share out, negotiate and check that it gets done. You are drawn to projects with a goal, a budget and a deadline, and you feel at ease when responsibility is clear, above all when it is yours.',
  goodDay:
    'You have a plan, a team and figures that say how it is going. You take two hard decisions on good information, and at the end of the month the sums come out right.',
  drains:
    'Conversations without a conclusion, a mess left for later, and work where nothing can be measured.',
  questions: [
    'Do you enjoy more closing a deal or seeing that everything was carried out?',
    'What would you like to run one day, and what not?',
  ],
  tries: [
    'Make a budget for something real: a party, a trip, a month at home. Compare it afterwards with what was spent.',
    'Choose a company you know and find out what it lives on: who pays it, how much and why.',
    'Negotiate something small this week and note what you offered, what you asked for and how it ended.',
  ],
};
