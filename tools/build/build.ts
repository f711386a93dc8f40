/**
 * Builds the site: browser files, then one HTML file per address, then the list that the server
 * reads. Everything is made in a folder of its own and swapped in at the end, so that a failed
 * build leaves the served site standing.
 *   node tools/build/build.ts [<dist of an earlier build>]
 * What an earlier build made of the same sources is taken from it; the result is the same, byte for byte.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ensureCompiled } from '#tools/launch/compiled-content.mjs';
import { isNoRoom } from './beside/no-room.ts';
import { startBundler } from './beside/bundler.ts';
import { renderPages, type Rendering } from './beside/render-pages.ts';
import { compressAssets } from './compress-assets.ts';
import { chunkOf, chunksShape, collectImports, withGrouped, type Chunks } from './chunks.ts';
import type { Locale } from '#domain/locale.ts';
import { copyOf } from '#app/offline/offline-answer.ts';
import { fileOfWords } from './words-registry.ts';
import { aroundPage, questionSources, showsFont, sourcesOf } from './page-sources.ts';
import { offlineAddresses, writeServiceWorker } from './offline-copy.ts';
import { writeMails } from './mails-beside.ts';
import { notedOf } from './noted-beside.ts';
import { drawSharePictures } from './open-graph.ts';
import { isWholePage, KindsOfPages } from './page-styles/kinds-of-pages.ts';
import { nameDrawings } from './public-pictures/name-drawings.ts';
import { FIRST_SCREEN_MARK, stylesWriter } from './page-styles/styles-writer.ts';
import { DICTIONARY_MARK, writeDictionaries } from './page-bytes/page-dictionaries.ts';
import { slimPage } from './page-bytes/slim-page.ts';
import { bundledProgram, takenProgram } from './reuse/browser-files.ts';
import { readInputs } from './reuse/build-inputs.ts';
import {
  MADE,
  noteMade,
  openEarlier,
  readIfThere,
  takeFile,
  type EarlierBuild,
  type Made,
} from './reuse/earlier-build.ts';
import { stylesheetsIn, styleHashes } from './stylesheets.ts';

const root = resolve(import.meta.dirname, '../..');
const [earlierDist] = process.argv.slice(2);
const dist = join(root, 'dist');
const work = join(dist, `building-${process.pid}`);

async function main(): Promise<void> {
  await rm(work, { recursive: true, force: true });
  const bundler = startBundler(root);
  ensureCompiled(root);
  const inputs = readInputs(root);
  const earlier = await openEarlier(earlierDist);
  const parts = { root, work, inputs, earlier };
  step('browser files');
  // Pages are rendered while files for browsers are bundled, where the program that renders is there.
  const bundling = bundler.files(parts);
  bundling.catch(() => undefined);
  const taken = await takenProgram(parts);
  // Two bundlers at once would ask for twice the memory.
  if (!taken) await bundling;
  const program = taken ?? (await bundledProgram(parts));
  const rendered = await renderPages(work, step);
  const browser = await bundling;
  const site = join(work, 'site');
  const [pictures] = await Promise.all([
    writePages(site, rendered, browser.fileOf, { fixed: inputs.fixed, earlier }),
    compressAssets(site, earlier && join(earlier.dist, 'site')),
  ]);
  await finish(site, browser.fileOf, earlier);
  await writeMails(root, work);
  await noteMade(work, { fixed: inputs.fixed, browser, program, pictures });
  await swapIn();
}

async function writePages(
  site: string,
  { prerender, listed, documentOf }: Rendering,
  fileOf: Readonly<Record<string, string>>,
  from: { fixed: string; earlier: EarlierBuild | undefined },
): Promise<Made['pictures']> {
  const earlierSite = from.earlier && join(from.earlier.dist, 'site');
  const chunks = await readChunks(fileOf);
  const sheetsOf = stylesheetsIn(site, chunks);
  const faces = chunkOf(chunks, 'app/fonts-stylesheet.ts');
  const fontsSheet = `/${faces.css?.[0]}`;
  const fonts = (faces.assets ?? []).filter((file) => file.endsWith('.woff2'));
  const boot = `/${chunkOf(chunks, 'app/boot.ts').file}`;
  const assets: Parameters<Rendering['documentOf']>[1] = ({ page, locale, kind, isLive }) => ({
    boot,
    // `boot` again, so that it does not come after all that it asks for: a browser takes six files at a time.
    preloads:
      kind === 'app' ? [boot, ...filesOfPage(chunks, page, locale).map((file) => `/${file}`)] : [],
    fonts:
      kind === 'app' || isLive
        ? fonts.filter((file) => showsFont(page, file)).map((file) => `/${file}`)
        : [],
    dictionary: DICTIONARY_MARK,
    css: {
      firstScreen: FIRST_SCREEN_MARK,
      whole: sheetsOf(page, locale).hrefs,
      fonts: fontsSheet,
    },
  });
  const kinds = new KindsOfPages();
  step('writing');
  const written = listed.map((page) => {
    const built = documentOf(page.path, assets);
    const html = slimPage(built, isWholePage(built));
    return { page, html: Buffer.from(html), kind: kinds.add(html) };
  });
  const withStyles = stylesWriter(
    site,
    [...kinds.kinds.values()],
    ({ page }) => sheetsOf(page, 'es').texts,
  );
  const withDrawings = await nameDrawings(site);
  const whole = written.map(({ page, html, kind }) => ({
    ...page,
    html: Buffer.from(withDrawings(withStyles(html.toString(), kind))),
  }));
  const dictionaries = await writeDictionaries(site, whole);
  const hash = createHash('sha256');
  const pages = [];
  let changed = 0;
  for (const { path, file, rare, missing, html: unnamed } of whole) {
    const html = dictionaries.named(unnamed.toString(), path);
    if (writePage(join(site, file), html, earlierSite && join(earlierSite, file))) changed += 1;
    hash.update(html);
    pages.push({ path, file, rare, missing, csp: { styleHashes: styleHashes(html) } });
  }
  for (const path of offlineAddresses()) {
    const target = join(site, copyOf(path));
    const linked: typeof assets = (of) => ({
      ...assets(of),
      dictionary: undefined,
      css: { linked: [...sheetsOf(of.page, of.locale).hrefs, fontsSheet] },
    });
    writePage(target, documentOf(path, linked), earlierSite && join(earlierSite, copyOf(path)));
  }
  step(`pictures for shared links; ${changed} of ${pages.length} pages are others`);
  const pictures = await drawSharePictures(await prerender.sharePictures(), site, from);
  await writeFile(join(site, 'sitemap.xml'), prerender.sitemap());
  for (const { file, xml } of await prerender.feeds()) await writeFile(join(site, file), xml);
  for (const { file, text } of prerender.searchEngineFiles()) {
    await writeFile(join(site, file), text);
  }
  await writeFile(
    join(work, 'site-manifest.json'),
    JSON.stringify(
      {
        build: hash.digest('hex').slice(0, 12),
        ...(await notedOf(root)),
        dictionaries: dictionaries.listed,
        pages,
      },
      null,
      1,
    ),
  );
  return pictures;
}

/** What is made of pages and files together: the twins of the sheets, and the copy without a network. */
async function finish(
  site: string,
  fileOf: Readonly<Record<string, string>>,
  earlier: EarlierBuild | undefined,
): Promise<void> {
  await compressAssets(site, earlier && join(earlier.dist, 'site'));
  const { files, bytes } = await writeServiceWorker(root, site, await readChunks(fileOf));
  step(`offline copy of the tests: ${files} files, ${Math.round(bytes / 1000)} kB in brotli`);
}

async function readChunks(fileOf: Readonly<Record<string, string>>): Promise<Chunks> {
  const list = chunksShape.parse(JSON.parse(await readFile(join(work, 'chunks.json'), 'utf8')));
  return withGrouped(list, new Map(Object.entries(fileOf)));
}

/** Writes a page, or takes the earlier one where it is the same, byte for byte; says whether it is another. */
function writePage(target: string, html: string, earlier?: string): boolean {
  const bytes = Buffer.from(html);
  const before = earlier && readIfThere(earlier);
  if (earlier && before && bytes.equals(before)) {
    takeFile(earlier, target);
    return false;
  }
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return true;
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
  for (const name of ['site', 'site-manifest.json', 'chunks.json', 'mails.json', MADE]) {
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
  if (isNoRoom(error)) step('no room');
  console.error(error);
  process.exit(1);
}
