import { expect, it } from 'vitest';
import { endOfFirstScreen } from './first-screen.ts';

const long = (length: number) => 'x'.repeat(length);

/** What stands before and behind the place where a page is cut. */
function around(inner: string): [string, string] {
  const html = `<body><main><div class="page-slot">${inner}</div></main><footer></footer></body>`;
  const end = endOfFirstScreen(html) ?? Number.NaN;
  return [html.slice(0, end).slice(-12), html.slice(end, end + 12)];
}

it('cuts a page of sections behind the first, however long that is, and never within it', () => {
  const hero = `<section><svg></svg><div>${long(5_000)}</div></section>`;
  expect(around(`${hero}<section id="b"></section>`)).toEqual([
    'xx</div></section>'.slice(-12),
    '<section id=',
  ]);
});

it('cuts a page that is one article between its parts, behind the last within the first screen', () => {
  const parts = ['a', 'b', 'c'].map((id) => `<p id="${id}">${long(1_500)}<br/></p>`);
  expect(around(`<article>${parts.join('')}<p>end</p></article>`)[1]).toBe(
    '<p id="c">xxxxx'.slice(0, 12),
  );
});

it('finds no place in what is no page of ours', () => {
  expect(endOfFirstScreen('<body><main></main></body>')).toBeUndefined();
});
