import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lighthouse } from './lighthouse.tsx';

test('the lighthouse in the file beside the forms is the one of all drawings', () => {
  const harbour = readFileSync(join(import.meta.dirname, 'harbour-night.svg'), 'utf8');
  const drawn = renderToStaticMarkup(<Lighthouse x={0} y={0} scale={1} />);
  const shapes = [...drawn.matchAll(/fill="(#\w+)"[^>]* d="(M-[^"]+)"/g)].filter(
    ([whole]) => !whole.includes('fill-opacity=".1"'),
  );
  expect(shapes.length).toBeGreaterThanOrEqual(5);
  for (const [, fill, path] of shapes) {
    expect(harbour).toContain(`d="${path}"`);
    expect(harbour).toContain(`fill="${fill}"`);
  }
});
