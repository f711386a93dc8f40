import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is working with things that can be touched: tools, plants, animals, machines, materials. You learn by trying, and you would rather see a result than talk about it. The rest attracts you less, and that is information too: look for work where practice fills most of the day.',
  goodDay:
    'You begin with something to build, look after or repair, and you end by seeing it done. You hardly sat down.',
  drains:
    'Whole days of meetings, tasks that exist only on paper, and having to talk a lot about how you feel.',
  questions: [
    'Which materials or living things do you like to have in your hands?',
    'Would you prefer a workshop, the street, the countryside or the sea?',
  ],
  tries: [
    'Spend an afternoon building or repairing something from start to finish, without hurry.',
    'See which vocational titles come close to what you like: many practical jobs are learned that way.',
    'Spend a morning with somebody who works with their hands and ask what they like and what tires them.',
  ],
};
