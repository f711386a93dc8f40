import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like an idea to end up as an object. You think with materials: you cut, sew, model, cook or build, and you care as much about how it works as about how it looks. You do not choose between a drawing and a tool, because to you they are two halves of one thing.',
  goodDay:
    'You have a material you like, a commission with room to invent and time to do it again. By evening something lies on the table that was not there in the morning.',
  drains:
    'Making the same piece a hundred times with nothing to change, paperwork, and jobs where people only talk about what should be done.',
  questions: [
    'What matters more to you in what you make, that it is used or that it moves somebody?',
    'Do you see yourself in a workshop of your own, in a team, or in each at different times?',
  ],
  tries: [
    'Turn something you were going to throw away into something that can be used, and take a photo before and after.',
    'Visit a workshop, a craft fair or a building site and look for one technique you did not know.',
    'Draw to scale a piece of furniture or clothing you would like to own and make a first trial in cardboard or paper.',
  ],
};
