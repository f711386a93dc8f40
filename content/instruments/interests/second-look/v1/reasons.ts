// Which part of its field each item of the bank, version 1, stands for: three that lie apart say more of a field than three
// that are alike. In the order of the words.
import type { BankWords } from '../bank-words.ts';

export const bankReasons = {
  machines: ['diagnosis by hand', 'electricity', 'mechanics'],
  building: ['masonry', 'carpentry', 'finishing'],
  land: ['plants', 'environment', 'animals'],
  making: ['kitchen', 'textile', 'workshop, less tied to one sex'],
  rescue: ['rescue', 'sport', 'emergencies'],
  physical: ['physics', 'earth', 'chemistry'],
  life: ['biology', 'health science', 'species'],
  people: ['sociology', 'history', 'psychology and language'],
  computing: ['programming', 'mathematics', 'statistics'],
  words: ['fiction', 'style', 'verse'],
  image: ['drawing', 'photography', 'animation'],
  music: ['playing', 'production', 'hearing'],
  stage: ['comedy', 'acting', 'dance'],
  design: ['interiors', 'graphic design', 'products'],
  teaching: ['lessons', 'tutoring', 'explaining'],
  health: ['therapy', 'health education', 'patients'],
  care: ['children', 'daily help', 'listening'],
  groups: ['leisure', 'sport', 'games'],
  community: ['neighbourhood', 'social help', 'inclusion'],
  selling: ['customers', 'advertising', 'selling face to face'],
  leading: ['deciding', 'managing', 'coordinating'],
  law: ['law', 'politics', 'negotiation'],
  starting: ['ideas', 'trying out', 'starting'],
  numbers: ['prices', 'budgets', 'accounts'],
  records: ['lists', 'archives', 'data entry'],
  checking: ['comparing', 'quality', 'forms'],
  planning: ['estimating', 'logistics', 'shifts'],
  rules: ['regulations', 'safety', 'procedures'],
} as const satisfies BankWords;
