import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is being with others and being of help to them: teaching, listening, caring, bringing a group together. The rest attracts you less. Within this there are very different worlds, and deciding which people you would like to be with, and at what point of their lives, will tell you more than any test.',
  goodDay:
    'Somebody understands something because of you, or leaves with less weight than they brought. You spoke with many people and listened more than you spoke.',
  drains: 'Working alone, machines as your only company, and places where people are in the way.',
  questions: [
    'With whom does it come naturally: children, teenagers, older people, people who are ill, groups?',
    "How do you notice that you need a rest from other people's problems?",
  ],
  tries: [
    'Spend two afternoons with somebody who would be glad of it: homework, a walk, a formality.',
    'Visit an association in your neighbourhood and ask what a new volunteer does.',
    'Talk with two people from very different helping professions and compare their weeks.',
  ],
};
