import { dayOf } from '#domain/pathway/months.ts';

/** The day it is where the person is, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(new Date());
}
