import { expect, test } from 'vitest';
import { builtSite } from '#tests/server/start-front.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { createChangingSite, withAssetsOf } from './changing-site.ts';
import { readSite, type Site } from './site-files.ts';
import { createStaticSite } from './static-site.ts';

const options = securityOptions(configForTests());

/** A site whose one page says something else, and whose one script has another name. */
function other(site: Site, name: string): Site {
  const files = site.files.map((file) =>
    file.path.endsWith('.js') ? { ...file, path: `/assets/${name}.js` } : file,
  );
  return { ...site, files };
}

test('from one request to the next another site is served, and open pages still get their scripts', async () => {
  const { dist, remove } = builtSite();
  try {
    const first = readSite(dist, 'http://localhost:3000');
    const site = createChangingSite();
    expect(
      site.ready('/assets/app-1a2b3c.js', { encoding: 'br', dictionary: undefined }),
    ).toBeUndefined();
    site.change(createStaticSite(first, options));
    const second = other(first, 'app-2');
    site.change(createStaticSite(withAssetsOf(second, first), options));
    const paths = withAssetsOf(second, first).files.map(({ path }) => path);
    expect(paths).toContain('/assets/app-1a2b3c.js');
    expect(paths).toContain('/assets/app-2.js');
    // Two changes later they are gone, so that nothing piles up.
    const third = withAssetsOf(other(first, 'app-3'), second).files.map(({ path }) => path);
    expect(third).not.toContain('/assets/app-1a2b3c.js');
  } finally {
    remove();
  }
});
