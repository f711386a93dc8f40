// Which value each item of the work values instrument, version 2, feeds. Constructs: the six work values of O*NET and
// the needs below them (Minnesota theory of work adjustment, Dawis & Lofquist 1984); the items are our own. Importance
// is never reversed. Activity, company of one's own and moral neutrality have no item: five a value, the broadest needs. An id is one
// wording for ever: what was mended has a number that no item had before.
import type { Item } from '#domain/instruments/instrument.ts';
import type { WorkValue } from '#domain/instruments/values/work-values.ts';

export const keys: readonly Item<WorkValue>[] = [
  { id: 'ach01', scale: 'achievement', reversed: false, facet: 'ability' },
  { id: 'ach02', scale: 'achievement', reversed: false, facet: 'results' },
  { id: 'ach03', scale: 'achievement', reversed: false, facet: 'challenge' },
  { id: 'ach04', scale: 'achievement', reversed: false, facet: 'pride' },
  { id: 'ach05', scale: 'achievement', reversed: false, facet: 'mastery' },
  { id: 'ind01', scale: 'independence', reversed: false, facet: 'autonomy' },
  { id: 'ind02', scale: 'independence', reversed: false, facet: 'autonomy' },
  { id: 'ind03', scale: 'independence', reversed: false, facet: 'creativity' },
  { id: 'ind04', scale: 'independence', reversed: false, facet: 'responsibility' },
  { id: 'ind05', scale: 'independence', reversed: false, facet: 'creativity' },
  { id: 'rec01', scale: 'recognition', reversed: false, facet: 'advancement' },
  { id: 'rec02', scale: 'recognition', reversed: false, facet: 'authority' },
  { id: 'rec03', scale: 'recognition', reversed: false, facet: 'praise' },
  { id: 'rec04', scale: 'recognition', reversed: false, facet: 'status' },
  { id: 'rec05', scale: 'recognition', reversed: false, facet: 'status' },
  { id: 'rel01', scale: 'relationships', reversed: false, facet: 'co-workers' },
  { id: 'rel02', scale: 'relationships', reversed: false, facet: 'service' },
  { id: 'rel03', scale: 'relationships', reversed: false, facet: 'principles' },
  { id: 'rel04', scale: 'relationships', reversed: false, facet: 'co-workers' },
  { id: 'rel05', scale: 'relationships', reversed: false, facet: 'service' },
  { id: 'sup01', scale: 'support', reversed: false, facet: 'policies' },
  { id: 'sup02', scale: 'support', reversed: false, facet: 'backing' },
  { id: 'sup03', scale: 'support', reversed: false, facet: 'training' },
  { id: 'sup14', scale: 'support', reversed: false, facet: 'backing' },
  { id: 'sup05', scale: 'support', reversed: false, facet: 'policies' },
  { id: 'wco11', scale: 'conditions', reversed: false, facet: 'pay' },
  { id: 'wco02', scale: 'conditions', reversed: false, facet: 'security' },
  { id: 'wco03', scale: 'conditions', reversed: false, facet: 'variety' },
  { id: 'wco04', scale: 'conditions', reversed: false, facet: 'place' },
  { id: 'wco05', scale: 'conditions', reversed: false, facet: 'hours' },
];
