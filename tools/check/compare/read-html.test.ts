import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

/** Tags with their attributes, and texts. */
function told(html: string): string[] {
  return readHtml(html).map((token) => {
    if (token.kind === 'text') return token.text;
    if (token.kind === 'close') return `</${token.name}>`;
    return `<${[token.name, ...[...token.attributes].map(([key, value]) => `${key}=${value}`)].join(' ')}>`;
  });
}

test.each([
  ['<p A="1" b=\'2\' c=3 d>x</P>', ['<p a=1 b=2 c=3 d=>', 'x', '</p>']],
  ['<a title="1 > 0">x', ['<a title=1 > 0>', 'x']],
  ['1 < 2 &amp; 3 &gt; 2&nbsp;&#39;&#x27;&unknown;', ["1 < 2 & 3 > 2\u00a0''&unknown;"]],
  ['a<!-- <b> -->c', ['ac']],
  ['<br/><img src="a"/>', ['<br>', '<img src=a>']],
  [
    '<svg><path d="M0"/><g></g></svg>',
    ['<svg>', '<path d=M0>', '</path>', '<g>', '</g>', '</svg>'],
  ],
  ['<script>if (a < b) "<p>&amp;"</script>', ['<script>', 'if (a < b) "<p>&amp;"', '</script>']],
  ['<title>a <b> &amp; c</title>', ['<title>', 'a <b> & c', '</title>']],
])('%s', (html, tokens) => {
  expect(told(html)).toEqual(tokens);
});
