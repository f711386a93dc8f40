/**
 * Builds the site: browser files, then one HTML file per address, then the list that the server
 * reads. Everything is made in a folder of its own and swapped in at the end, so that a failed
 * build leaves the served site standing.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress-assets.ts';
import {
  chunkOf,
  chunksShape,
  collectImports,
  noteFiles,
  withGrouped,
  type Chunks,
} from './chunks.ts';
import type { Locale } from '#domain/locale.ts';
import { copyOf } from '#app/offline/offline-answer.ts';
import { fileOfWords } from './words-registry.ts';
import { aroundPage, questionSources, showsFont, sourcesOf } from './page-sources.ts';
import { offlineAddresses, writeServiceWorker } from './offline-copy.ts';
import { drawSharePictures } from './open-graph.ts';
import { isWholePage, KindsOfPages, type PageKind } from './page-styles/kinds-of-pages.ts';
import { FIRST_SCREEN_MARK, stylesWriter } from './page-styles/styles-writer.ts';
import { slimPage } from './page-bytes/slim-page.ts';
import { stylesheetsIn, styleHashes } from './stylesheets.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const work = join(dist, `building-${process.pid}`);

async function main(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  step('browser files');
  const fileOf = new Map<string, string>();
  await build({
    root,
    logLevel: 'warn',
    plugins: [noteFiles(root, fileOf)],
    build: { outDir: join(work, 'site'), emptyOutDir: true },
  });
  step('pages');
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      manifest: false,
      outDir: join(work, 'pages'),
      emptyOutDir: true,
      rolldownOptions: { input: { prerender: 'app/prerender/prerender.tsx' } },
    },
  });
  await writePages(join(work, 'site'), fileOf);
  await compressAssets(join(work, 'site'));
  await swapIn();
}

async function writePages(site: string, fileOf: ReadonlyMap<string, string>): Promise<void> {
  const manifestFile = join(site, '.vite/manifest.json');
  const manifest = chunksShape.parse(JSON.parse(await readFile(manifestFile, 'utf8')));
  const chunks = withGrouped(manifest, fileOf);
  await rename(manifestFile, join(work, 'chunks.json'));
  await rm(dirname(manifestFile), { recursive: true });

  const sheetsOf = stylesheetsIn(site, chunks);
  const faces = chunkOf(chunks, 'app/fonts-stylesheet.ts');
  const fontsSheet = `/${faces.css?.[0]}`;
  const fonts = (faces.assets ?? []).filter((file) => file.endsWith('.woff2'));

  const prerender: typeof import('#app/prerender/prerender.tsx') = await import(
    pathToFileURL(join(work, 'pages/prerender.js')).href
  );
  const boot = `/${chunkOf(chunks, 'app/boot.ts').file}`;
  const assets: Parameters<typeof prerender.renderPage>[1] = ({ page, locale, kind, isLive }) => ({
    boot,
    // `boot` again, so that it does not come after all that it asks for: a browser takes six files at a time.
    preloads:
      kind === 'app' ? [boot, ...filesOfPage(chunks, page, locale).map((file) => `/${file}`)] : [],
    fonts:
      kind === 'app' || isLive
        ? fonts.filter((file) => showsFont(page, file)).map((file) => `/${file}`)
        : [],
    css: {
      firstScreen: FIRST_SCREEN_MARK,
      whole: sheetsOf(page, locale).hrefs,
      fonts: fontsSheet,
    },
  });
  const kinds = new KindsOfPages();
  const rendered: { file: string; html: string; kind: PageKind }[] = [];
  const listed = prerender.prerenderPaths();
  for (const { path, file } of listed) {
    const built = await prerender.renderPage(path, assets);
    const html = slimPage(built, isWholePage(built));
    rendered.push({ file, html, kind: kinds.add(html) });
  }
  const withStyles = stylesWriter(
    site,
    [...kinds.kinds.values()],
    ({ page }) => sheetsOf(page, 'es').texts,
  );
  const hash = createHash('sha256');
  const pages = [];
  for (const [at, { path, file, rare, missing }] of listed.entries()) {
    const made = rendered[at];
    if (!made) throw new Error(`${path} was not rendered`);
    const html = withStyles(made.html, made.kind);
    const target = join(site, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
    hash.update(html);
    pages.push({ path, file, rare, missing, csp: { styleHashes: styleHashes(html) } });
  }
  for (const path of offlineAddresses()) {
    const target = join(site, copyOf(path));
    const linked: typeof assets = (of) => ({
      ...assets(of),
      css: { linked: [...sheetsOf(of.page, of.locale).hrefs, fontsSheet] },
    });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await prerender.renderPage(path, linked));
  }
  step('pictures for shared links');
  await drawSharePictures(await prerender.sharePictures(), site);
  await writeFile(join(site, 'sitemap.xml'), prerender.sitemap());
  for (const { file, xml } of await prerender.feeds()) await writeFile(join(site, file), xml);
  for (const { file, text } of prerender.searchEngineFiles()) {
    await writeFile(join(site, file), text);
  }
  const { files, bytes } = await writeServiceWorker(root, site, chunks);
  step(`offline copy of the tests: ${files} files, ${Math.round(bytes / 1000)} kB in brotli`);
  await writeFile(
    join(work, 'site-manifest.json'),
    JSON.stringify({ build: hash.digest('hex').slice(0, 12), pages }, null, 1),
  );
  step(`${pages.length} pages written`);
}

/** All that React needs to take over a page at once, so that nothing waits in a row. */
function filesOfPage(chunks: Chunks, page: string, locale: Locale): string[] {
  const seen = new Set<string>();
  for (const source of [
    'app/client.tsx',
    'app/page-loading/lazy-page.tsx',
    ...aroundPage(page),
    ...sourcesOf(page, locale),
    fileOfWords('site', locale),
    ...questionSources(page, locale),
  ]) {
    collectImports(chunks, source, seen);
  }
  return [...new Set([...seen].map((source) => chunkOf(chunks, source).file))];
}

async function swapIn(): Promise<void> {
  await rm(join(work, 'pages'), { recursive: true });
  for (const name of ['site', 'site-manifest.json', 'chunks.json']) {
    const target = join(dist, name);
    const old = `${target}.old-${process.pid}`;
    await rename(target, old).catch(() => undefined);
    await rename(join(work, name), target);
    await rm(old, { recursive: true, force: true });
  }
  await rm(work, { recursive: true, force: true });
}

function step(what: string): void {
  console.log(`build: ${what}`);
}

try {
  await main();
  // Rendered queries leave their ten-minute timers behind, and nothing here waits for them.
  process.exit(0);
} catch (error) {
  await rm(work, { recursive: true, force: true });
  console.error(error);
  process.exit(1);
}
