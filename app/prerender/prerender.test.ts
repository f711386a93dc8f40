import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { catalog } from '#content/catalog/registry.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { locales } from '#domain/locale.ts';
import { siteRoutes } from '#app/site-routes.ts';
import { addressesOf } from './catalog-pages.tsx';
import { prerenderPaths, renderPage, sitemap } from './prerender.tsx';

const assets = () => ({ boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } });

test('every career, degree and title has one address in each language, and none is like another', () => {
  const paths = prerenderPaths().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const counts = {
    // The page of comparisons lies beside them.
    '/carreras/': catalog.length + 1,
    '/en/careers/': catalog.length + 1,
    '/estudios/grados/': degrees.length,
    '/en/studies/degrees/': degrees.length,
    '/estudios/fp/': vocationalTitles.length,
    '/en/studies/vocational/': vocationalTitles.length,
  };
  const listed = sitemap();
  for (const [start, count] of Object.entries(counts)) {
    expect([start, paths.filter((path) => path.startsWith(start)).length]).toEqual([start, count]);
    const locations = listed.match(new RegExp(`<loc>[^/]*//[^/]*${start}[^<]*</loc>`, 'g'));
    expect([start, locations?.length]).toEqual([start, count]);
  }
  expect(catalog.map(({ slug }) => slug.es)).not.toContain('comparar');
  expect(catalog.map(({ slug }) => slug.en)).not.toContain('compare');
});

test('the sitemap has every page that is built and may be listed, once, and no other', () => {
  const listed = [...sitemap().matchAll(/<loc>[^<]*\.invalid([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const hidden = siteRoutes.filter(({ indexed }) => !indexed).flatMap(addressesOf);
  const unlisted = new Set(hidden.flatMap((twins) => locales.map((locale) => twins[locale])));
  const built = prerenderPaths()
    .filter(({ path, missing }) => !missing && !path.endsWith('/404') && !unlisted.has(path))
    .map(({ path }) => path);
  expect(listed.toSorted()).toEqual(built.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test(
  'a career’s page stands where React will look for it, and leads to its twin',
  { timeout: 30_000 },
  async () => {
    const html = await renderPage('/en/careers/nursing', assets);
    expect(html).toMatch(/<main id="main"[^>]*><div class="page-slot"><article/);
    expect(html).toContain(
      'hreflang="es" href="https://placeholder-origin.invalid/carreras/enfermeria"',
    );
    expect(html).toMatch(/<a href="\/carreras\/enfermeria" hrefLang="es"/i);
    expect(html).toContain('"@type":"Occupation"');
    expect(html).toContain('O*NET® is a trademark of USDOL/ETA');
    expect(html).not.toContain('style=');
  },
);

test('the index links to every career', { timeout: 30_000 }, async () => {
  const html = await renderPage('/carreras', assets);
  for (const { slug } of catalog) expect(html).toContain(`href="/carreras/${slug.es}"`);
});

test('no page prints a bare address where a name belongs', { timeout: 60_000 }, async () => {
  const paths = prerenderPaths().map(({ path }) => path);
  const own = paths.filter(
    (path) => !/^\/(carreras|en\/careers|estudios|en\/studies)\/./.test(path),
  );
  const found: string[] = [];
  const ofMany = [
    '/carreras/enfermeria',
    '/en/careers/nursing',
    '/carreras/comparar',
    '/estudios/grados/enfermeria',
    '/en/studies/vocational/cocina-y-gastronomia',
  ];
  for (const path of [...own, ...ofMany]) {
    const html = await renderPage(path, assets);
    const said = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
    const bare = said.match(/https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:org|com|es|eu|net|int)\b/g);
    if (bare) found.push(`${path}: ${bare.join(' ')}`);
  }
  expect(found).toEqual([]);
});

test('an address that is nothing’s is refused instead of built', async () => {
  await expect(renderPage('/carreras/no-existe', assets)).rejects.toThrow('no career at');
  await expect(renderPage('/estudios/grados/no', assets)).rejects.toThrow('no degree at');
  await expect(renderPage('/estudios/fp/no', assets)).rejects.toThrow('no vocational title at');
});

test('studies and careers lead to each other', { timeout: 30_000 }, async () => {
  const career = await renderPage('/carreras/enfermeria', assets);
  expect(career).toContain('href="/estudios/grados/enfermeria"');
  const degree = await renderPage('/estudios/grados/enfermeria', assets);
  expect(degree).toContain('href="/carreras/enfermeria"');
  expect(degree).toContain('"@type":"Course"');
  const title = await renderPage('/estudios/fp/cocina-y-gastronomia', assets);
  expect(title).toContain('href="/carreras/cocina-y-gastronomia"');
  const index = await renderPage('/en/studies', assets);
  for (const { id } of degrees) expect(index).toContain(`href="/en/studies/degrees/${id}"`);
  for (const { id } of vocationalTitles) {
    expect(index).toContain(`href="/en/studies/vocational/${id}"`);
  }
});
