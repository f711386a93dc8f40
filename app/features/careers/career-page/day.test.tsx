import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/career.ts';
import { Day } from './day.tsx';
import { heightAt, lightAt } from './sky.ts';

test('the sun rises until past noon and sets in the evening, and every hour has its light', () => {
  const heights = [7, 9, 11, 13].map(heightAt);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(new Set(heights).size).toBe(4);
  expect(heightAt(18)).toBeGreaterThan(heightAt(15));
  expect([5, 9, 12, 18, 21].map(lightAt)).toEqual(['night', 'dawn', 'noon', 'dusk', 'night']);
});

test('a day has a sun for each of its moments, from left to right, and a moon at night', () => {
  const day = [8, 13, 23].map((at) => ({ at, what: 'Comes.' }));
  const html = renderToStaticMarkup(<Day day={day} copy={copy.day} />);
  expect([...html.matchAll(/<circle cx="(\d+)%"/g)].map(([, x]) => x)).toEqual(['17', '50']);
  expect(html.match(/day-moon/g)).toHaveLength(1);
});
