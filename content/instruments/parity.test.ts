import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Wording } from './wording.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { loadWording } from './load-published.ts';
import { publications } from './publications.ts';

// What a screen does: shows the labels in their order and stores the key of the one that is picked. In both languages
// the same place must be the same key, or the same answers would give other scores.
const published = await Promise.all(
  publications.map(async ({ instrument }) => {
    const [es, en] = await Promise.all([
      loadWording(instrument.id, instrument.version, 'es'),
      loadWording(instrument.id, instrument.version, 'en'),
    ]);
    if (!es || !en) throw new Error(`${instrument.id} lacks a language`);
    return { name: instrument.id, instrument, es, en };
  }),
);

test.each(published)('$name: any choice of any item scores the same in both languages', (one) => {
  const { instrument, es, en } = one;
  const places = fc.array(fc.nat(4), {
    minLength: instrument.items.length,
    maxLength: instrument.items.length,
  });
  fc.assert(
    fc.property(places, (picked) => {
      const [spanish, english] = [es, en].map((wording) =>
        scoreScales(
          instrument,
          Object.fromEntries(
            instrument.forms.full.map((id, index) => [id, keyAt(wording, picked[index] ?? 0)]),
          ),
        ),
      );
      expect(english).toEqual(spanish);
      expect(spanish?.every(({ kind }) => kind === 'scored')).toBe(true);
    }),
  );
});

test.each(
  published.flatMap(({ instrument, es, en }) =>
    instrument.items.map((item) => ({ name: item.id, instrument, es, en, item })),
  ),
)('$name moves its own scale by one point per choice, in the direction of its key', (one) => {
  const { instrument, es, en, item } = one;
  const { full } = instrument.forms;
  const middle = Object.fromEntries(full.map((id) => [id, 2]));
  for (const wording of [es, en]) {
    for (const place of [0, 1, 2, 3, 4]) {
      const scores = scoreScales(instrument, { ...middle, [item.id]: keyAt(wording, place) });
      const moved = scores.map((score) =>
        score.kind === 'scored' ? score.raw - score.max / 2 : Number.NaN,
      );
      const step = item.reversed ? 2 - place : place - 2;
      expect(moved).toEqual(instrument.scales.map((scale) => (scale === item.scale ? step : 0)));
    }
  }
});

function keyAt(wording: Wording, place: number): number {
  const label = Object.values(wording.choices)[place];
  const key = Object.entries(wording.choices).find(([, text]) => text === label)?.[0];
  return Number(key);
}
