import { afterEach, describe, expect, test, vi } from 'vitest';
import { ways } from '#content/compiled/countries/ways.js';
import { sentencesOf } from '#content/schemas/country-topics.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { locales } from '#domain/locale.ts';
import { listsIn, supposedCost } from '#app/features/admission/first-answer.tsx';
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

/**
 * What a page says of its country, a line a block, the name of a topic beside its few words. The steps of the usual way, prices of
 * Spain, trails and lists of pages are the same from everywhere.
 */
function linesOf(html: string): string[] {
  const own = html.slice(html.indexOf('<section aria-labelledby="own-title"'));
  return (
    own
      .slice(0, own.indexOf('</section>'))
      // Hidden until a day has passed.
      .replaceAll(/<p class="stale-line".*?<\/p>/gs, '')
      .split(/<\/?(?:p|li|h\d|div|dl|ul|header|section|details|summary)\b[^>]*>/)
      .flatMap(
        (part) =>
          part
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim() || [],
      )
  );
}

describe.each(locales)('the way from each country (%s)', (locale) => {
  const pages = new Map<string, string>();
  const pageOf = async (way: (typeof ways)[number]) => {
    const html =
      pages.get(way.code) ?? (await renderPage(countryWayPath(way.slug[locale], locale), assets));
    pages.set(way.code, html);
    return html;
  };

  test.each(ways)('$code: says its sentences with sources', async (way) => {
    const html = await pageOf(way);
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).toContain('"@type":"BreadcrumbList"');
    const text = said(html);
    for (const { says } of sentencesOf(way)) expect(text).toContain(says[locale]);
    // Its sources stand once, at the end, and with them that something may have changed.
    expect(html.match(/class="pathway-sources"/g)).toHaveLength(1);
    expect(html.match(/class="stale-line"/g)).toHaveLength(1);
    // Nothing of it is React's in a browser; the page is read as it is written.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  test('of any two countries at least half of the lines of each are its own, whatever it is called', async () => {
    const all = await Promise.all(
      ways.map(async (way) => {
        const { name } = way;
        const lines = linesOf(await pageOf(way));
        return { code: way.code, lines: lines.map((line) => line.replaceAll(name[locale], '…')) };
      }),
    );
    const shares = all.flatMap(({ code, lines }) =>
      all
        .filter((other) => other.code !== code)
        .map((other) => {
          const own = lines.filter((line) => !other.lines.includes(line));
          return { pair: `${code} ${other.code}`, share: own.length / lines.length };
        }),
    );
    expect(shares).toHaveLength(ways.length * (ways.length - 1));
    expect(shares.filter(({ share }) => share < 0.5)).toEqual([]);
  });

  test('what is not known of a country is asked once, and what is known is not asked', async () => {
    for (const way of ways) {
      const text = said(await pageOf(way));
      expect(text.match(/En qué ciudad puedo|In which city can I/g)).toHaveLength(1);
      const asksScale = /qué escala|which scale/.test(text);
      expect([way.code, asksScale]).toEqual([way.code, way.marks.length === 0]);
    }
  });
});

test('at most one of twenty links to others is the front page of a site', async () => {
  const paths = ['/ruta-a-espana', ...ways.map(({ slug }) => countryWayPath(slug.es, 'es'))];
  for (const path of paths) {
    const html = await renderPage(path, assets);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = [...main.matchAll(/href="(https?:[^"]*)"/g)].map(
      ([, link = '']) => new URL(link),
    );
    const bare = links.filter(({ pathname, search }) => pathname === '/' && search === '');
    expect([path, bare.length > links.length / 20 ? bare.map(({ href }) => href) : []]).toEqual([
      path,
      [],
    ]);
  }
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
    expect(text).toContain('Con pasaporte europeo no necesitas visa');
  }
});

test('papers are listed once each, with a translation only where school may be in another language', async () => {
  const papers = async (slug: string) => {
    const html = await renderPage(`/ruta-a-espana/${slug}`, assets);
    return [...html.matchAll(/<ul class="station-papers">(.*?)<\/ul>/gs)].flatMap(([, list = '']) =>
      list.split('</li>').map((item) => item.replaceAll(/<[^>]*>/g, '')),
    );
  };
  const [mexico, brazil] = [await papers('mexico'), await papers('brasil')];
  expect(mexico.filter((paper) => paper.includes('bachillerato o prepa'))).toHaveLength(1);
  expect(mexico.filter((paper) => paper.includes('traducción'))).toEqual([]);
  expect(brazil.filter((paper) => paper.includes('traducción'))).toHaveLength(1);
});

test('a step says first what it costs in the country’s own money, and is unfolded where it is due', async () => {
  const html = await renderPage('/ruta-a-espana/mexico', assets);
  expect(said(html)).toMatch(/\$1,010 49\.27\s€ tasa de homologación/i);
  const folds = [...html.matchAll(/<details class="station-body"( open="")?>/g)].map(
    ([, open]) => open !== undefined,
  );
  // Of the usual year some are due, others not yet.
  expect(new Set(folds)).toEqual(new Set([true, false]));
});

test('a country’s page begins with the sum that the calculators tell', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { low, high } = supposedCost('CO', today, listsIn('es')).cost.firstYear.amount;
  const text = said(await renderPage('/ruta-a-espana/colombia', assets));
  const [least, most] = [Math.floor(low / 10) * 10, Math.ceil(high / 10) * 10];
  expect(text).toContain(`${least.toLocaleString('es')} a ${most.toLocaleString('es')} €`);
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
      expect(text).toContain('A la UNED (UNEDasiss): «');
      expect(text).toContain('A tu colegio: «');
    }
  }, 300_000);
});
