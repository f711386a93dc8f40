import { expect, test } from 'vitest';
import { readMail } from './mail-steps.ts';

test('a mail is drawn by elements that are named, with its texts as they were typed', () => {
  const { style, steps } = readMail(
    `<!doctype html><html><head><title>x</title></head>
<body style="margin:0">
<p style="font:bold 1px 'A'">1 &lt; 2 &amp;amp; &#39;</p><br>
</body></html>`,
  );
  expect(style).toBe('margin:0');
  expect(steps).toEqual([
    { opens: 'p', attributes: new Map([['style', "font:bold 1px 'A'"]]) },
    { says: "1 < 2 &amp; '" },
    'closes',
    { opens: 'br', attributes: new Map() },
    'closes',
  ]);
});

test('what no mail of ours has is left out: elements, handlers, addresses', () => {
  const { steps } = readMail(
    '<body><script>x</script><p onclick="y" style="a"><a href="javascript:z">l</a></p><img src="u"></body>',
  );
  expect(steps).toEqual([
    { says: 'x' },
    { opens: 'p', attributes: new Map([['style', 'a']]) },
    { opens: 'a', attributes: new Map() },
    { says: 'l' },
    'closes',
    'closes',
  ]);
});
