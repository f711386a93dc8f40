import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { prerenderPaths, renderPage, sitemap } from './prerender.tsx';

const assets = () => ({ boot: '/boot.js', preloads: [], fonts: [], css: { inline: '' } });

test('every career has one address in each language, and none is like another', () => {
  const paths = prerenderPaths().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => /^\/carreras\/./.test(path))).toHaveLength(catalog.length);
  expect(paths.filter((path) => /^\/en\/careers\/./.test(path))).toHaveLength(catalog.length);
  expect(sitemap().match(/<loc>[^<]*\/en\/careers\/[^<]*<\/loc>/g)).toHaveLength(catalog.length);
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
  const own = paths.filter((path) => !/^\/(carreras|en\/careers)\/./.test(path));
  const found: string[] = [];
  for (const path of [...own, '/carreras/enfermeria', '/en/careers/nursing']) {
    const html = await renderPage(path, assets);
    const said = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
    const bare = said.match(/https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:org|com|es|eu|net|int)\b/g);
    if (bare) found.push(`${path}: ${bare.join(' ')}`);
  }
  expect(found).toEqual([]);
});

test('an address that is no career’s is refused instead of built', async () => {
  await expect(renderPage('/carreras/no-existe', assets)).rejects.toThrow('no career at');
});
