import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'None of the six types stands apart: nothing that we asked attracts you much more than the rest. It often happens when you have not tried many of those activities, when the questions do not speak of your world, or when one answers cautiously. No order comes out of this, but a good starting point does.',
  goodDay:
    'It is still to be discovered. Think of the last time that flew by, and of what you were doing.',
  drains: 'Being asked for a sure answer before you have tried.',
  questions: [
    'Which activities of the test have you really done, and which did you only imagine?',
    'What has somebody who knows you well seen you do gladly?',
  ],
  tries: [
    'Choose three activities of the test that you have never done and try one this week.',
    'Spend an afternoon in a workplace you do not know.',
    'Repeat the test in a few months and use the ends of the scale when you really like or dislike something.',
  ],
};
