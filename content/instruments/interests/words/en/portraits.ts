import type { PortraitId } from '#domain/instruments/interests/portrait.ts';

/** What each portrait is called: a sentence to the reader. */
export const copy: Readonly<Record<PortraitId, string>> = {
  ri: 'You take things apart to understand them',
  ra: 'You shape things by hand',
  rs: 'You help by doing',
  re: 'You build projects that stand',
  rc: 'You leave it working and in order',
  ia: 'You explore with imagination',
  is: 'You want to understand in order to help',
  ie: 'You turn questions into projects',
  ic: 'You find the pattern in the data',
  as: 'You create for people',
  ae: 'You create it and put it out there',
  ac: 'You perfect every detail of what you make',
  se: 'You get people moving',
  sc: 'You organise so that people are well',
  ec: 'You organise and decide',
  r: 'You like making and doing',
  i: 'You want to know why',
  a: 'You give shape to what you imagine',
  s: 'People are what moves you',
  e: 'You take the first step',
  c: 'You bring order where it is needed',
  high: 'You like a little of everything',
  middle: 'Many doors open',
};
