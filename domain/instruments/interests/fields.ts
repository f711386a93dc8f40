// The fields inside each type: what a person likes within "Investigador" or "Artístico". Six scores say nothing of them,
// and they are what tells engineering from biology. Named before an item was written or a career was keyed.
import type { RiasecLetter } from './riasec.ts';

/** Four or five fields of each type; no field belongs to two. */
export const fieldsByLetter = {
  /** Machines and devices; building sites; outdoors, plants and animals; kitchen and textile; rescue and sport. */
  R: ['machines', 'building', 'land', 'making', 'rescue'],
  /** Physical science; life; people and society; mathematics and computing. */
  I: ['physical', 'life', 'people', 'computing'],
  /** Words; image and video; music; stage; design. */
  A: ['words', 'image', 'music', 'stage', 'design'],
  /** Teaching; health; care; sport and groups; community. */
  S: ['teaching', 'health', 'care', 'groups', 'community'],
  /** Selling; leading; law and politics; starting up. */
  E: ['selling', 'leading', 'law', 'starting'],
  /** Numbers; records; checking; planning; rules. */
  C: ['numbers', 'records', 'checking', 'planning', 'rules'],
} as const satisfies Readonly<Record<RiasecLetter, readonly string[]>>;

export type InterestField = (typeof fieldsByLetter)[RiasecLetter][number];
