// When a step falls, as the rules write it.

/** So many months before the start; negative ones lie after it. */
export const before = (from: number, to: number) => ({ kind: 'before', from, to }) as const;

/** In these months of the year: the shape of published calendars, not a date. */
export const call = (from: number, to: number) => ({ kind: 'call', from, to }) as const;
