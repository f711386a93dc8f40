import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';

/**
 * An attempt whose scales reach these points, spread over their items; `skip` leaves out the first so many items of a
 * scale. Reversed items are answered so that they add the same.
 */
export function attemptFor(
  instrument: Instrument,
  points: Readonly<Record<string, number>>,
  more: Partial<Attempt> & { skip?: Readonly<Record<string, number>> } = {},
): Attempt {
  const { skip = {}, ...changes } = more;
  const answers: Record<string, number> = {};
  for (const [scale, total] of Object.entries(points)) {
    const all = instrument.items.filter((item) => item.scale === scale);
    const items = all.slice(skip[scale] ?? 0);
    items.forEach(({ id, reversed }, index) => {
      const before = Math.floor((total * index) / items.length);
      const keyed = Math.floor((total * (index + 1)) / items.length) - before;
      const { min, max } = instrument.choices;
      answers[id] = reversed ? max - keyed : min + keyed;
    });
  }
  return {
    id: `${instrument.id}-attempt`,
    instrument: instrument.id,
    version: instrument.version,
    form: 'full',
    locale: 'es',
    state: 'submitted',
    answers,
    itemTimes: {},
    startedAt: '2026-04-20T11:50:00Z',
    submittedAt: '2026-04-20T12:00:00Z',
    ...changes,
  };
}
