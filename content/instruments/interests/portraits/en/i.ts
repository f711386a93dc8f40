import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is understanding. You ask yourself questions, look for evidence and are not content with "because". It may be a formula, a cell, an old text or the way people behave. The rest attracts you less, so look for studies where research begins in the first year.',
  goodDay:
    'A good question, time to read and somebody to argue it with. Today you know something you did not know yesterday, and you can explain how you know it.',
  drains: 'Selling, small talk, and repeating what you have already understood.',
  questions: [
    'Which subject have you looked up by yourself, without anybody asking you to?',
    'What do you like most, the question, the method or the moment when it fits?',
  ],
  tries: [
    'Choose a doubt of yours and give it a whole hour: three different sources and a conclusion in five lines.',
    'Do an experiment at home in which only one thing changes, and note what happens.',
    'Write to a university or a science museum and ask about their open days.',
  ],
};
