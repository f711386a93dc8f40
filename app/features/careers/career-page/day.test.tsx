import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/career.ts';
import { Day } from './day.tsx';

const skyOf = (at: number) => {
  const others = [13, 14].map((hour) => ({ at: hour, what: 'Comes.' }));
  const html = renderToStaticMarkup(
    <Day day={[{ at, what: 'Empiezas.' }, ...others]} copy={copy.day} />,
  );
  return /<li class="(sky-\w+)">.*?cy="(\d+)"/.exec(html.split('</li>')[0] ?? '')?.slice(1);
};

test('the sun rises until past noon and sets in the evening, and a night has none', () => {
  const heights = [7, 9, 11, 13].map((at) => Number(skyOf(at)?.[1]));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(new Set(heights).size).toBe(4);
  expect(Number(skyOf(18)?.[1])).toBeGreaterThan(Number(skyOf(15)?.[1]));
  expect([8, 12, 18].map((at) => skyOf(at)?.[0])).toEqual(['sky-dawn', 'sky-noon', 'sky-dusk']);
  expect(skyOf(23)).toBeUndefined();
});
