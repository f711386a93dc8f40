import { expect, it } from 'vitest';
import { slimPage } from './slim-page.ts';

const drawing = (width: number) =>
  `<svg viewBox="0 0 ${width} 9" focusable="false"><path d="M11.00 2.00L19.66 7.00Z"></path></svg>`;
const page = (inner: string) =>
  `<header>a<!-- -->b</header><main><div class="page-slot">${inner}</div></main><p>c<!-- -->d</p>`;

it('takes marks between texts out of a page that React leaves as it stands, and out of nothing else', () => {
  expect(slimPage(page('e<!-- -->f'), false)).toBe(page('ef'));
  expect(slimPage(page('e<!-- -->f'), true)).toBe(page('e<!-- -->f'));
});

it('tells drawings of every page in short, wide ones in tenths', () => {
  const small = '<svg viewBox="0 0 40 9"><path d="m11 2l8.66 5z"/></svg>';
  const wide = '<svg viewBox="0 0 640 9"><path d="m11 2l8.7 5z"/></svg>';
  expect(slimPage(page(drawing(40) + drawing(640)), true)).toBe(page(small + wide));
});

it('ends an element within its tag only where nothing stands in it', () => {
  const said = '<svg><circle r="7"><title>Cádiz</title></circle></svg>';
  expect(slimPage(page(said), true)).toBe(page(said));
});
