// When an adviser answers, by days of the week, in the time of Spain's mainland.
import { z } from 'zod';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** `09:00`, of 24 hours. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time of day (HH:MM)');

const span = z
  .strictObject({
    from: z.enum(weekdays),
    until: z.enum(weekdays),
    opens: clock,
    closes: clock,
  })
  .refine(({ from, until }) => weekdays.indexOf(from) <= weekdays.indexOf(until), {
    path: ['until'],
    error: 'comes before the first day',
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'closes before it opens',
  });

export const openingHours = z.array(span).min(1, 'is empty');

/** From the first day to the last one, which may be the same. */
export type OpeningSpan = z.infer<typeof span>;
