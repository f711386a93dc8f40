import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is things being clear and complete: accounts that add up, papers in their place, steps that are followed. The rest attracts you less. Almost every sector needs somebody like that, from a hospital to a film company, so you can choose the place by what is done there.',
  goodDay:
    'You receive a chaos of data, dates or documents and hand it over so that anybody finds what they are looking for.',
  drains: 'Rules that change halfway, improvising, and nobody reading what you prepared.',
  questions: [
    'Which kind of order do you like most: numbers, documents, schedules or rules?',
    'In which sector would you like that order to be of use?',
  ],
  tries: [
    "Keep a week's accounts, yours or your home's, and look for one expense nobody had noticed.",
    'Learn a new function of a spreadsheet and use it on something real.',
    'Ask in an office, a warehouse or a laboratory what happens when a record is wrong.',
  ],
};
