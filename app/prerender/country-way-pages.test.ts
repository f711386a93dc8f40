import { afterEach, describe, expect, test, vi } from 'vitest';
import { ways } from '#content/compiled/countries/ways.js';
import { wayFacts } from '#content/ways/registry.ts';
import { locales } from '#domain/locale.ts';
import { countryWayPath } from '#app/i18n/paths.tsx';
import { prerenderPaths, renderPage, sitemap } from './prerender.tsx';

const assets = () => ({ boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } });

/** What a page says, without marks. */
function said(html: string): string {
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return (
    body
      // A name within a sentence is no element of its own to its reader.
      .replaceAll(/<span lang="(?:es|pt)">([^<]*)<\/span>/g, '$1')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
  );
}

test('every country has an address in each language, and the sitemap has them', () => {
  const paths = prerenderPaths().map(({ path }) => path);
  const listed = sitemap();
  for (const { slug } of ways) {
    for (const locale of locales) {
      const path = countryWayPath(slug[locale], locale);
      expect(paths.filter((each) => each === path)).toHaveLength(1);
      expect(listed).toContain(`${path}</loc>`);
    }
  }
});

describe.each(locales)('the way from each country (%s)', (locale) => {
  test.each(ways)('$code: says its sentences with sources, in six steps', async (way) => {
    const path = countryWayPath(way.slug[locale], locale);
    const html = await renderPage(path, assets);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect([path, title.length <= 65]).toEqual([path, true]);
    expect([path, description.length >= 50 && description.length <= 160]).toEqual([path, true]);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html.match(/class="pathway-step"/g)).toHaveLength(6);
    const text = said(html);
    for (const { says } of [way.diploma, way.papers, way.year, way.more].flat()) {
      expect(text).toContain(says[locale]);
    }
    expect(html.match(/class="pathway-sources"/g)?.length).toBeGreaterThan(10);
    // Nothing of it is React's in a browser; the page is read as it is written.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

test('an English page says of a name in the language of the country which language that is', async () => {
  const path = (code: string) =>
    countryWayPath(ways.find((way) => way.code === code)?.slug.en ?? '', 'en');
  expect(await renderPage(path('MX'), assets)).toContain(
    '<span lang="es">educación media superior</span>',
  );
  expect(await renderPage(path('BR'), assets)).toContain('<span lang="pt">Ensino Médio</span>');
});

test('holders of a European passport are told that there is no visa, on every page', async () => {
  for (const { slug } of ways) {
    const text = said(await renderPage(countryWayPath(slug.es, 'es'), assets));
    expect(text).toMatch(/Con pasaporte de un país de la Unión Europea[^.]*no necesitas visado/);
    expect(text).toContain('Con pasaporte español no hay visado');
  }
});

test('the page of the route leads to every country', async () => {
  const html = await renderPage('/ruta-a-espana', assets);
  for (const { slug } of ways) expect(html).toContain(`href="/ruta-a-espana/${slug.es}"`);
});

test('an address that is no country’s is refused instead of built', async () => {
  await expect(renderPage('/ruta-a-espana/atlantida', assets)).rejects.toThrow('no country at');
});

// Last: what is imported anew here is another copy of everything.
describe('when none of it was verified', () => {
  afterEach(() => vi.resetModules());

  test('no sentence and no figure is left, and the questions are', async () => {
    vi.resetModules();
    const changed = await import('#content/ways/registry.ts');
    for (const fact of changed.wayFacts) Object.assign(fact, { mark: 'U' });
    const anew = await import('./prerender.tsx');
    for (const { slug } of ways) {
      const text = said(await anew.renderPage(countryWayPath(slug.es, 'es'), assets));
      const left = wayFacts.filter(({ says }) => text.includes(says.es));
      expect(left.map(({ id }) => id)).toEqual([]);
      expect(text.match(/Pregunta a/g)?.length).toBeGreaterThan(6);
    }
  }, 300_000);
});
