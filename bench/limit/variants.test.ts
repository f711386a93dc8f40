import { expect, it } from 'vitest';
import { labPage, textAlone } from './variants.ts';

const page = `<html><head><link rel="icon" href="/favicon.ico"/><style>@font-face{src:local(Arial)}p{color:red}</style>
<noscript><link rel="stylesheet" href="/assets/fonts.css"/></noscript><script type="module" src="/boot.js"></script>
<script type="application/ld+json">{}</script></head><body><p>text</p><link rel="stylesheet" fetchpriority="low" href="/assets/kind.css"/>
<link href="/assets/whole.css" data-whole="stylesheet"/><link href="/assets/fonts.css" data-fonts="stylesheet"/></body></html>`;

it('leaves a page its text, and no script, font or style of ours', () => {
  const alone = textAlone(page);
  expect(alone).not.toMatch(/<style|stylesheet|font|boot/);
  expect(alone).toMatch(/favicon[\s\S]*ld\+json[\s\S]*<p>text<\/p>/);
});

it('writes the rules a page asks for into the page of the laboratory, and no face', async () => {
  const lab = await labPage(page, (path) => Promise.resolve(`/* ${path} */`));
  expect(lab).toContain('p{color:red}');
  expect(lab).toContain('<style>/* /assets/kind.css */</style></head>');
  expect(lab).not.toMatch(/whole|fonts\.css|font-face|rel="stylesheet"/);
});
