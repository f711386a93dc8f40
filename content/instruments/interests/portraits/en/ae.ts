import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like inventing and you like getting it seen. You have ideas for a brand, a video, a show, a business with a style of its own, and you enjoy standing up for them. You are drawn to places with pace, where a good idea and a good presentation weigh the same.',
  goodDay:
    'It starts with a storm of ideas and ends with one that everybody wants to do. In between you design, call, persuade and leave the script a little.',
  drains:
    'Rigid procedures, painstaking work without an audience, and places where a proposal needs three permissions.',
  questions: [
    'What do you enjoy most, the idea, the stage or the applause?',
    "Would you work for somebody else's idea if it were good?",
  ],
  tries: [
    'Choose a shop or a cause near you and make a poster or a thirty-second video so that people get to know it.',
    'Present an idea of yours in three minutes to family or friends and ask each one for one criticism.',
    'Take a campaign you like apart: who it speaks to, what it promises and what you would change.',
  ],
};
