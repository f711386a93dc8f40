import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like being useful in a way that can be seen: carrying, dressing a wound, setting up, showing how it is done, being there when something happens. Action suits you better than speeches, and what you do makes more sense when there is a person on the other side. Many of the things you enjoy are done standing, moving and with people.',
  goodDay:
    'There is real work from early on, a team that needs few words, and somebody who is better off at the end than at the beginning.',
  drains:
    'A whole day in front of a screen, always working alone, and plans that never reach practice.',
  questions: [
    'Are you drawn more to helping in a hard moment or to staying beside somebody for months?',
    'Which part fills you most, the physical effort, the technique or the contact with people?',
  ],
  tries: [
    'Look for a free first-aid course (the Red Cross offers them in many countries) and see when the next one is.',
    'Offer to teach somebody something you do with your hands or your body: a recipe, a sport, a repair.',
    'Spend an afternoon with a group that hands out food, looks after animals or trains children.',
  ],
};
