import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/research-results.ts';
import { copy as spanish } from '#content/dictionaries/es/research-results.ts';
import { renderPage } from '#app/prerender/prerender.tsx';

const assets = () => ({
  boot: '/boot.js',
  preloads: [],
  fonts: [],
  css: { linked: ['/site.css'] },
});

test.each([
  ['/research-results', spanish],
  ['/en/research-results', english],
])('%s stands without the backend: method, sample, rules and limits', async (path, copy) => {
  const html = await renderPage(path, assets);
  expect(html).toContain('data-live=""');
  for (const words of [
    copy.studied.title,
    copy.release.loading,
    copy.sample.title,
    copy.rules.title,
    copy.limits.title,
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('style="');
  expect(html).toContain(path.startsWith('/en') ? '0.917' : '0,917');
});
