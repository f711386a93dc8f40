import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like expressing yourself, and you like it more when it reaches somebody. You write, act, draw or design with the person who will receive it in mind: a group that learns, an audience that laughs, somebody who feels understood. You are drawn to work where sensitivity is one of the tools.',
  goodDay:
    'You prepare something of your own with a group, try it out, it changes with what each one brings, and at the end somebody tells you it touched them.',
  drains:
    'Places where nothing can be proposed, numbers without faces, and competing for its own sake.',
  questions: [
    'Would you still create if nobody saw it?',
    'What draws you more: teaching others to create, creating to help, or creating and showing it?',
  ],
  tries: [
    'Prepare a half-hour workshop for children or friends with something creative you know how to do.',
    'Ask somebody older to tell you a story from their life and turn it into a text, a recording or a drawing to give them.',
    'Go to a play, a concert or an exhibition near you and ask somebody who works there how one gets there.',
  ],
};
