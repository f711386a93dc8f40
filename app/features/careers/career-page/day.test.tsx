import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/career.ts';
import { Day } from './day.tsx';
import { lightAt } from './sky.ts';

test('every hour has its light', () => {
  expect([5, 9, 12, 18, 21].map(lightAt)).toEqual(['night', 'dawn', 'noon', 'dusk', 'night']);
});

test('the light of each moment runs into that of the next, and the last stays', () => {
  const day = [8, 13, 23].map((at) => ({ at, what: 'Comes.' }));
  const html = renderToStaticMarkup(<Day day={day} copy={copy.day} />);
  expect([...html.matchAll(/<li class="([^"]*)"/g)].map(([, light]) => light)).toEqual([
    'light-dawn day-to-noon',
    'light-noon day-to-night',
    'light-night day-to-night',
  ]);
});
