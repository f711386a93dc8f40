import { expect, it } from 'vitest';
import { KindsOfPages } from './kinds-of-pages.ts';
import { sheetsOfKinds } from './sheets-of-kinds.ts';

const site = `@layer base,components;
@font-face{font-family:Stand;src:local(Arial)}
@layer theme{:root{--ink:#123;--sea:#456;--unused:#789}}
@layer base{body{color:var(--ink)}}
@layer components{.bar{display:flex}.bar:hover{color:red}.note{color:green}.title{color:blue}.never{color:red}
.sail{animation:turn 1s;color:var(--sea)}@media print{.bar{display:none}}}
@keyframes turn{to{rotate:1turn}}@keyframes lost{to{rotate:2turn}}`;

/** A built page: its first screen is a section, and what comes behind it another. */
function page(name: string, first: string, below: string, more = 'data-kind="public"'): string {
  return `<html data-page="${name}" ${more}><body><div class="bar"></div><main><div class="page-slot"><section>${first}</section><section>${below}</section></div></main></body></html>`;
}

function sheetsOf(pages: readonly string[], own: Record<string, string> = {}) {
  const kinds = new KindsOfPages();
  for (const html of pages) kinds.add(html);
  return sheetsOfKinds([...kinds.kinds.values()], ({ page }) => [site, own[page] ?? '']);
}

const two = [
  page('one', '<h1 class="title"></h1>', '<p class="note"></p>'),
  page('two', '<h1></h1>', '<p class="sail"></p>'),
];

it('writes the rules of the first screen into a page, without those that wait for a pointer or for paper', () => {
  const inline = sheetsOf(two).of.get('one')?.inline;
  expect(inline).toContain('.bar{display:flex}');
  expect(inline).toContain('.title{color:blue}');
  expect(inline).toContain('@font-face');
  expect(inline).not.toMatch(/hover|print|note|sail/);
});

it('gives all pages one sheet of what each of them has, and each kind the rest of its own', () => {
  const { common, of } = sheetsOf(two);
  expect(common).toMatch(/\.bar\{display:flex\}.*\.bar:hover.*@media print/s);
  expect(common).not.toMatch(/note|title|sail|never/);
  const own = of.get('one')?.own.replaceAll('\n', '');
  expect(own).toBe('@layer base,components;@layer components{.note{color:green}}');
  expect(of.get('two')?.own).toContain('@keyframes turn');
});

it('leaves out what no page of a kind has: rules, tokens, animations', () => {
  const { common, of } = sheetsOf(two);
  const all = common + [...of.values()].map(({ inline, own }) => inline + own).join('');
  expect(all).not.toMatch(/never|--unused|lost/);
  expect(of.get('one')?.inline).toContain('--ink');
  expect(of.get('one')?.inline).not.toContain('--sea');
});

it('says a rule again where one that it overrules comes later', () => {
  const both = page('one', '<h1 class="title"></h1>', '<p class="note title"></p>');
  const { of } = sheetsOf([both]);
  const all = `${of.get('one')?.inline}${sheetsOf([both]).common}${of.get('one')?.own}`;
  expect(all.lastIndexOf('.title{color:blue}')).toBeGreaterThan(
    all.lastIndexOf('.note{color:green}'),
  );
});

it('counts every career as one kind of page, and every article', () => {
  const kinds = new KindsOfPages();
  const names = ['career', 'career', 'blog-a', 'blog-b', 'blog'].map(
    (name) => kinds.add(page(name, '', '')).name,
  );
  expect(names).toEqual(['career', 'career', 'article', 'article', 'blog']);
});

it('takes what only a page has from the sheet of its own', () => {
  const { common, of } = sheetsOf(two, { two: '.sail{opacity:1}.never{opacity:0}' });
  expect(of.get('two')?.own).toMatch(/\.sail\{opacity:1\}$/);
  expect(common + of.get('one')?.own).not.toContain('opacity');
});

it('writes all that stands in a page of the app into it, since the whole sheet comes behind it anyway', () => {
  const app = page('app', '', '<p class="note"></p>', 'data-kind="app"');
  const live = page('live', '', '<p class="note"></p>', 'data-kind="public" data-live=""');
  const { of } = sheetsOf([...two, app, live]);
  for (const name of ['app', 'live']) {
    expect(of.get(name)?.inline).toContain('.note{color:green}');
    expect(of.get(name)?.own).toBe('');
  }
});
