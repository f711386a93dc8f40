import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is creating: writing, drawing, composing, acting, designing. How things are said matters to you, and you look for your own way. The rest attracts you less. It is worth looking at very different creative jobs, including those with fixed hours and a salary, because there are more of them than meet the eye.',
  goodDay:
    'An idea wakes you up, you have a few hours to yourself, and by the end something sounds, reads or looks as you imagined it.',
  drains:
    'The same procedure every day, rules without a reason, and nobody caring what things look like.',
  questions: [
    'What made you lose track of time this year?',
    'Would you rather create your own work or solve creatively what others need?',
  ],
  tries: [
    'Finish one small piece this week and show it to two people. Small, but finished.',
    'Choose somebody whose creative work you admire and find out what they studied and what they live on.',
    'Try a technique you have never used: another tool, another genre, another format.',
  ],
};
