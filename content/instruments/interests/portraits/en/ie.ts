import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like thinking something through and seeing something big come of it. You analyse, look for the missing fact and then want to persuade others that it is worth trying. You are drawn to challenges where a complicated system has to be understood and a decision made: technology, the economy, public health, law or applied science.',
  goodDay:
    'In the morning you understand a problem that looked like a knot; in the afternoon you present it to a group and it leaves with a plan and somebody in charge, who is often you.',
  drains:
    'Looking after things with no decision to make, repeating procedures, and debates in which nobody looks at the data.',
  questions: [
    'Do you enjoy it more when you find the answer or when it gets put into practice?',
    'Would you like to lead others, or would you rather let your ideas speak for you?',
  ],
  tries: [
    'Pick a news story with figures, look for the original source and check whether the headline is true.',
    'Write on one page a problem of your neighbourhood, its likeliest cause and a proposal with a rough cost.',
    'Take part in a debate, a science fair or an ideas contest, even if only in the audience.',
  ],
};
