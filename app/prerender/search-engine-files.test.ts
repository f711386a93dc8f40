import { expect, test } from 'vitest';
import { siteSchema } from '#content/schemas/site.ts';
import { searchEngineFiles } from './search-engine-files.ts';

test('as shipped there is the file of where they may go, with the sitemap', () => {
  const [robots, ...more] = searchEngineFiles();
  expect(robots?.text).toMatch(/^User-agent: \*\nAllow: \/\nSitemap: \S+\/sitemap\.xml\n$/);
  expect(more).toEqual([]);
});

test('an owner proves whose site it is by the files that Google and Bing ask for', () => {
  const google = 'google1a2b3c4d5e6f7890.html';
  const bing = '0123456789ABCDEF0123456789ABCDEF';
  const files = searchEngineFiles({ google, bing });
  expect(files.slice(1)).toEqual([
    { file: google, text: `google-site-verification: ${google}\n` },
    {
      file: 'BingSiteAuth.xml',
      text: `<?xml version="1.0"?>\n<users><user>${bing}</user></users>\n`,
    },
  ]);
});

test.each([
  { google: '../index.html' },
  { google: 'google1a2b.html/../x' },
  { bing: '<script>' },
  { yandex: 'x' },
])('a name that is none of theirs is refused: %o', (said) => {
  expect(siteSchema.shape.searchEngines.safeParse(said).success).toBe(false);
});
