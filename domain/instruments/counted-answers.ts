import type { Responses } from './instrument.ts';

/** Ids of what is answered beside the questions that count; the database knows them by the same beginnings. */
const BESIDE = /^(check|card)-/;

/** How many questions that count have an answer: no check of reading, and no card that was put in order. */
export function countedAnswers(answers: Responses): number {
  return Object.entries(answers).filter(([id, value]) => value !== null && !BESIDE.test(id)).length;
}
