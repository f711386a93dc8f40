import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like knowing how something works on the inside and checking it with your own hands. You read the why, and you do not stop at the page: you build, measure, swap a part and see what happens. You are drawn to problems whose answer can be tested, be it a circuit that fails, a plant that will not grow or a sum that does not fit what you see.',
  goodDay:
    'You are given something nobody can get to work, and an afternoon without interruptions. You try, take notes, get it wrong twice and find the cause the third time.',
  drains:
    'Long meetings with nothing to test at the end, having to win people over, and work where nobody cares why.',
  questions: [
    'Would you rather the problem were in a machine, in nature or on a screen?',
    'What do you enjoy more, finding the cause or leaving it repaired?',
  ],
  tries: [
    'Pick a device at home that does not work and find out what is wrong with it, with a video or a manual beside you. Unplug it first.',
    'Measure something for five days (the temperature of your room, how much a plant grows) and draw the curve.',
    'Ask somebody who works in a workshop, a laboratory or a plant what the last problem they solved was.',
  ],
};
