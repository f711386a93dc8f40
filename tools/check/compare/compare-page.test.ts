import { expect, test } from 'vitest';
import { comparePage } from './compare-page.ts';
import { lineOf } from './tally.ts';

const head = '<meta charSet="utf-8"/><title>Prices</title><link rel="canonical" href="/prices"/>';
const body = '<main><p class="a b" id="first">A year costs <b>about</b> 900 euros.</p></main>';
const page = pageOf(head, body);

function pageOf(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

function changed(from: string, to: string, before = page): string[] {
  expect(before).toContain(from);
  return comparePage(before, before.replace(from, to)).map(lineOf);
}

test.each([
  ['the same page', 'costs', 'costs'],
  ['attributes in another order', 'class="a b" id="first"', 'id="first" class="a b"'],
  ['classes in another order, or twice', 'a b', 'b a b'],
  ['an attribute spelled otherwise', 'charSet="utf-8"/', "charset='utf-8'"],
  ['an entity', 'costs', '&#x63;osts'],
  ['a comment between two texts', '900', '<!-- -->9<!-- -->00'],
  ['spaces at the ends of a text', '>A year', '> A  year'],
])('is equal: %s', (_, from, to) => {
  expect(changed(from, to)).toEqual([]);
});

test.each([
  ['a changed word', 'about', 'nearly', 'text: "about" → "nearly"'],
  ['a text more', '</p>', '</p><p></p>more', 'text: nothing → "more"'],
  [
    'a part of a text in another element',
    '<b>about</b> 900',
    '<b>about 900</b>',
    'structure: text in another element: "</b> 900" → " 900</b>"',
  ],
  ['another attribute', 'id="first"', 'id="second"', 'structure: <p> id: "first" → "second"'],
  ['an attribute less', ' id="first"', '', 'structure: <p> id: "first" → nothing'],
  ['another class', 'a b', 'a c', 'structure: <p> class: "b" → "c"'],
  ['a title', 'Prices', 'Price', 'head: title: "Prices" → "Price"'],
  ['a canonical address', '/prices', '/price', 'head: link canonical: "prices" → "price"'],
  ['no doctype', '<!doctype html>', '', 'structure: "<!doctype html>" → "no doctype"'],
])('finds %s', (_, from, to, found) => {
  expect(changed(from, to)).toContain(found);
});

test('a wrapper is told by its opening tag', () => {
  const wrapped = page.replace('<main>', '<main><div>').replace('</main>', '</div></main>');
  expect(comparePage(page, wrapped).map(lineOf)).toEqual(['structure: nothing → "<div>"']);
});

test('an element that ends elsewhere is told beside another difference', () => {
  const nested = pageOf(head, '<div class="a"><p>one</p><p>two</p></div>');
  const apart = pageOf(head, '<div class="b"><p>one</p></div><p>two</p>');
  const found = comparePage(nested, apart).map(lineOf);
  expect(found).toContain('structure: <div> class: "a" → "b"');
  expect(found.join()).toContain('</div>');
});

test('an attribute that has moved to the next element is told of both', () => {
  const before = pageOf(head, '<p data-open>one</p><p>two</p>');
  const found = changed('<p data-open>one</p><p>', '<p>one</p><p data-open>', before);
  expect(found.toSorted()).toEqual([
    'structure: <p> data-open: "data-open" → nothing',
    'structure: <p> data-open: nothing → "data-open"',
  ]);
});

test('items of a list in another order differ', () => {
  const list = pageOf(head, '<ul><li>one</li><li>two</li></ul>');
  const found = changed('<li>one</li><li>two</li>', '<li>two</li><li>one</li>', list);
  expect(found).toEqual(['text: "one" → nothing', 'text: nothing → "one"']);
});

test('metas in another order differ', () => {
  const metas = '<meta name="a" content="1"/><meta name="b" content="2"/>';
  const other = '<meta name="b" content="2"/><meta name="a" content="1"/>';
  expect(changed(metas, other, pageOf(metas, body))).toEqual(['head: another order']);
});

test('names of built files lose their hashes, and other names are no difference of content', () => {
  const files = (hash: string, name: string) =>
    `<link rel="modulepreload" href="/assets/${name}-${hash}.js"/><link rel="preload" href="/assets/text-${hash}.woff2" as="font"/><script type="module" src="/assets/boot-${hash}.js"></script>`;
  const before = pageOf(head + files('Abcd_-12', 'person'), body);
  expect(comparePage(before, pageOf(head + files('-xyz9876', 'person'), body))).toEqual([]);
  const other = pageOf(head + files('-xyz9876', 'people'), body);
  expect(comparePage(before, other).map(lineOf)).toEqual([
    'loading: "modulepreload person.js" → nothing',
    'loading: nothing → "modulepreload people.js"',
  ]);
  const without = before.replace(/<script.*?<\/script>/, '');
  expect(comparePage(before, without).map(lineOf)).toContain(
    'structure: "<script src="/assets/*.js" type="module">" → nothing',
  );
});

test('JSON-LD is compared as what it means', () => {
  const block = (json: string) =>
    pageOf(`${head}<script type="application/ld+json">${json}</script>`, body);
  const before = block('{"@graph":[{"@type":"Thing","name":"One","of":[1,2]}]}');
  const reordered = block('{ "@graph": [{"of":[1,2], "name":"One","@type":"Thing"}]}');
  expect(comparePage(before, reordered)).toEqual([]);
  expect(changed('"One"', '"Two"', before)).toEqual(['json-ld: $.@graph[].name: "One" → "Two"']);
  expect(changed('[1,2]', '[2,1]', before)).toEqual([
    'json-ld: $.@graph[].of[]: 1 → nothing',
    'json-ld: $.@graph[].of[]: nothing → 1',
  ]);
});

test('styles are compared by their declarations', () => {
  const styled = pageOf(`${head}<style>.a{color:red;margin:0}</style>`, body);
  expect(comparePage(styled, styled.replace('red', 'blue'))).toEqual([
    { kind: 'style', what: '"color:red;" → "color:blue;"', where: '.a{' },
  ]);
});

test('generated ids may be others if they belong together as before', () => {
  const before = pageOf(head, '<label for="_R_1a_-x">Name</label><input id="_R_1a_-x"/>');
  expect(comparePage(before, before.replaceAll('_R_1a_', '_R_2b_')).map(lineOf)).toEqual([
    'ids: other ids, which belong together as before',
  ]);
  expect(changed('id="_R_1a_-x"', 'id="_R_2b_-x"', before)).toContain(
    'structure: <input> id: "_R_1_" → "_R_2_"',
  );
});
