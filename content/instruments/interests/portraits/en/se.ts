import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like being with people and taking them somewhere. You organise the group, encourage whoever falls behind and speak for the others when it is needed. You are drawn to work where persuading and caring go together: leading a team, teaching, standing up for a cause, serving the public or carrying a social project through.',
  goodDay:
    'There are many people, several conversations that matter and a common goal. You end up tired in a good way, because the group got further than each one alone.',
  drains:
    'Hours in silence with data, working without contact with anybody, and very technical tasks whose effect cannot be seen.',
  questions: [
    'What matters more to you, that the group is well or that it reaches the goal?',
    'Which cause or idea would you stand up for even if it were hard?',
  ],
  tries: [
    'Organise something for others this week: an outing, a study group, a collection. Notice which part you enjoy.',
    'Ask to present or chair something at your school, in your neighbourhood or in your team.',
    'Ask somebody who leads people what the hardest part of their last month was.',
  ],
};
