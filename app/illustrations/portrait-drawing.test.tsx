import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { portraitIds } from '#domain/instruments/interests/portrait.ts';
import { portraitDrawing } from './portrait-drawing.ts';
import { Shapes } from './shapes.tsx';

const drawn = await Promise.all(
  portraitIds.map(async (id) => renderToStaticMarkup(<Shapes of={await portraitDrawing(id)} />)),
);

test('each portrait has a drawing of its own', () => {
  expect(new Set(drawn).size).toBe(portraitIds.length);
});

test('a drawing of a portrait weighs four thousand bytes at most', () => {
  const heavy = portraitIds.filter((_, index) => (drawn[index]?.length ?? Infinity) > 4_000);
  expect(heavy).toEqual([]);
});

test('drawings of portraits have the colours of the scheme alone, and no words', () => {
  for (const markup of drawn) {
    expect(markup).not.toMatch(/#|rgb|style=|fill="|NaN|undefined|<text|<title/);
    expect(markup.match(/<path /g)?.length).toBe(markup.match(/ class="[a-z -]+"/g)?.length);
  }
});
