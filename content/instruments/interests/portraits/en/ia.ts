import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like questions that have more than one answer. You read, you observe, and suddenly you turn it into a story, a drawing, a theory or an odd experiment. Finding out how the world is attracts you as much as imagining how it could be, and what you find hardest is being told the exact path.',
  goodDay:
    'You have a question of your own, books or data around you and freedom to reach the answer your way. At some point you join two ideas that seemed to have nothing in common.',
  drains:
    'Repeated tasks, forms, selling something you do not believe in, and everything having to be useful by tomorrow.',
  questions: [
    'What do you do first with a new idea, check it or tell it?',
    'Are you drawn more to understanding people, nature or the works that others made?',
  ],
  tries: [
    'Explain a science topic you like in a single picture, a six-panel comic or a two-minute recording.',
    'Visit a museum or its website, choose one piece and find out three things about it that the label does not say.',
    'Write down the question that puzzles you most right now and look for two people who study it. How did they get there?',
  ],
};
