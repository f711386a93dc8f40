import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'You like creating, and you like it to be flawless. You notice the typeface, the margin, the chord, the seam, and you do not mind repeating until everything fits. It is an uncommon combination: the freedom to imagine beside a liking for order. That is why editing, graphic design, architecture, archives or film editing may attract you.',
  goodDay:
    'You have a clear commission, good tools and time to polish it. When you hand it over you know why each thing is where it is.',
  drains:
    'Improvising in front of everybody, half-finished work, and teams where nobody looks after what was ready.',
  questions: [
    'What do you like more, starting a blank page or making the last one perfect?',
    'With which material do you like to be demanding: words, images, sounds, spaces?',
  ],
  tries: [
    'Redesign an ugly document (a menu, a sign, a form) so that it is understood at first sight.',
    'Put your photos, texts or music in order as if they were a collection that somebody else will visit.',
    'Copy exactly a page, a score or a plan that you admire and note which decisions its author made.',
  ],
};
