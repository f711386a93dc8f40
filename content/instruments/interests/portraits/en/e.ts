import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'Of all that we asked, what draws you most is proposing, persuading and deciding. You see an opportunity where others see an uncertain plan, and you feel like going first. The rest attracts you less. The same drive serves a company, a law firm, a candidacy or a cause, so the question is what you want it for.',
  goodDay:
    'You get a yes that seemed hard, take a decision that only you could take, and something new begins.',
  drains: 'Jobs without a goal, waiting for permission, and painstaking tasks in silence.',
  questions: [
    'What would you like to exist that does not exist yet?',
    'What do you like most: winning, influencing or building?',
  ],
  tries: [
    'Sell something this week, however little: raffle tickets, clothes you do not wear, a service. Learn from every "no".',
    'Argue for an unpopular idea aloud for three minutes and ask somebody to contradict you.',
    'Read how a business or an organisation in your city began and ask yourself what you would have done.',
  ],
};
