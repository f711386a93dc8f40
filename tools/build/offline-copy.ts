/**
 * The copy of the tests that works without a network: which files are in it, and the service
 * worker that keeps it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '#app/routes.ts';
import { copyOf, type OfflineFiles } from '#app/offline/offline-answer.ts';
import { locales } from '#domain/locale.ts';
import { chunkOf, collectImports, type Chunks } from './chunks.ts';
import { sourcesOf } from './page-sources.ts';
import { fileOfWords } from './words-registry.ts';

const offlineRoutes = routes.filter((route) => 'offline' in route);
/** Where pages and their words are written: those of the copy, and all. */
const kept = new Set(offlineRoutes.flatMap(sourcesOfRoute));
const written = new Set(routes.flatMap(sourcesOfRoute));
/**
 * Parts of paths: what needs the network anyway, belongs to pages that do, or is too heavy to keep for a person who may
 * never ask for it. The client of the backend is in the browser's own cache wherever a person has signed in, and no visitor
 * else needs it.
 */
export const leftOut: readonly string[] = [
  'content/admission/',
  'content/articles/',
  'content/cost/',
  'content/pathway/',
  ...locales.flatMap((locale) => [
    fileOfWords('article', locale),
    fileOfWords('calculator-form', locale),
    fileOfWords('calculator-details', locale),
  ]),
  '/features/admission/',
  '/features/article/',
  '/features/pathway/',
  '/register-island',
  '/compare-island-part',
  '/own-fit-part',
  '/sign-in-dialog',
  // Joins when it is used.
  'app/filter-careers.ts',
  'pdf',
  // Of an instrument: what paper and mail say of it, and what a release tests.
  '/telling.ts',
  'domain/instruments/interests/rtor.ts',
  'node_modules/@supabase/',
];

/** The addresses of the pages in the copy, in both languages. */
export function offlineAddresses(): string[] {
  return offlineRoutes.flatMap((route) => locales.map((locale) => route[locale]));
}

/** The addresses of the page that stands in for all others. */
function fallback(): OfflineFiles['fallback'] {
  const route = offlineRoutes.find(({ offline }) => offline === 'fallback');
  if (!route) throw new Error('no page stands in for those that cannot be had');
  const { es, en } = route;
  return { es, en };
}

/** The folders of pages that are many of a kind, in both languages: careers and studies. */
function toRead(): string[] {
  const pages = routes.filter(({ page }) =>
    ['career', 'degree', 'vocational-title'].includes(page),
  );
  return pages.flatMap((route) => locales.map((locale) => route[locale].replace(/:\w+$/, '')));
}

/** The files of the built site that the copy consists of, pages apart, as addresses. */
export function offlineAssets(chunks: Chunks): string[] {
  const seen = new Set<string>();
  for (const source of [
    'app/boot.ts',
    ...offlineRoutes.map(({ page }) => sourcesOf(page, 'es')[0]),
  ]) {
    collectImports(chunks, source, seen, isWanted);
  }
  const { css: styles = [] } = chunkOf(chunks, 'app/stylesheet.ts');
  const { assets: fonts = [], css: faces = [] } = chunkOf(chunks, 'app/fonts-stylesheet.ts');
  const files = [...seen].flatMap((source) => {
    const { file, css = [] } = chunkOf(chunks, source);
    return [file, ...css];
  });
  return [
    ...new Set([...files, ...styles, ...faces, ...fonts.filter((file) => file.endsWith('.woff2'))]),
  ]
    .map((file) => `/${file}`)
    .toSorted();
}

function isWanted(source: string): boolean {
  // Other pages and their words stay out; what an offline page shows besides its own belongs to the copy.
  if (written.has(source) || source.startsWith('app/pages/')) return kept.has(source);
  return !leftOut.some((part) => source.includes(part));
}

function sourcesOfRoute({ page }: { page: string }): readonly string[] {
  return locales.flatMap((locale) => sourcesOf(page, locale));
}

/** Where that begins which joins the copy when it is used: the search, the PDF, the pathway and the calculators. */
const usedSources = [
  'app/filter-careers.ts',
  'app/features/report/pdf/make-pdf.ts',
  'app/features/pathway/live-pathway.tsx',
  'app/features/admission/calculator/calculator.tsx',
  'app/features/admission/calculator/read-lists.ts',
  'app/features/admission/calculator/built-choices.ts',
  ...locales.flatMap((locale) => [
    fileOfWords('pathway', locale),
    fileOfWords('calculator-form', locale),
    fileOfWords('calculator-details', locale),
  ]),
];

/** The addresses of pages that join the copy once they were used. */
function pagesWhenUsed(): string[] {
  const pages = routes.filter((route) => 'copiedWhenUsed' in route);
  return pages.flatMap((route) => locales.map((locale) => route[locale]));
}

/** The sheets of these pages: each has its own in its document, which no code names. */
async function sheetsWhenUsed(site: string): Promise<string[]> {
  const documents = pagesWhenUsed().map((path) => readFile(join(site, path, 'index.html'), 'utf8'));
  const html = (await Promise.all(documents)).join('');
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

/** What joins the copy once it was used: pages and files, of which `apart` are those that no code names. */
function whenUsed(
  chunks: Chunks,
  kept: readonly string[],
  apart: readonly string[],
): OfflineFiles['whenUsed'] {
  const seen = new Set<string>();
  for (const source of usedSources) {
    collectImports(chunks, source, seen, (later) => !later.startsWith('node_modules/@supabase/'));
  }
  const files = [...[...seen].map((source) => `/${chunkOf(chunks, source).file}`), ...apart];
  return {
    pages: pagesWhenUsed(),
    assets: [...new Set(files)].filter((file) => !kept.includes(file)),
  };
}

/** Writes `service-worker.js` into the built site; returns what the copy weighs, in brotli bytes. */
export async function writeServiceWorker(root: string, site: string, chunks: Chunks) {
  const assets = offlineAssets(chunks);
  const pages = offlineAddresses();
  const hash = createHash('sha256').update(assets.join());
  let bytes = 0;
  for (const path of [...pages.map(copyOf), ...assets]) {
    const file = await readFile(join(site, path));
    if (path.endsWith('.html')) hash.update(file);
    bytes += path.endsWith('.woff2') ? file.length : await compressedLength(join(site, path), file);
  }
  // The worker that makes a PDF.
  const paper = (await readdir(join(site, 'assets')))
    .filter((file) => /^pdf-worker-.*\.js$/.test(file))
    .map((file) => `/assets/${file}`)
    .toSorted();
  const offlineFiles: OfflineFiles = {
    version: hash.digest('hex').slice(0, 16),
    pages,
    assets,
    whenUsed: whenUsed(chunks, assets, [...paper, ...(await sheetsWhenUsed(site))]),
    toRead: toRead(),
    fallback: fallback(),
  };
  await bundle(root, site, offlineFiles);
  return { files: pages.length + assets.length, bytes };
}

/** A page has no twin in the build. */
async function compressedLength(path: string, file: Buffer): Promise<number> {
  const twin = await stat(`${path}.br`).catch(() => undefined);
  return twin?.size ?? brotliCompressSync(file).length;
}

async function bundle(root: string, site: string, offlineFiles: OfflineFiles): Promise<void> {
  const outDir = join(site, 'service-worker');
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { offlineFiles: JSON.stringify(offlineFiles) },
    build: {
      outDir,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'app/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  await writeFile(
    join(site, 'service-worker.js'),
    await readFile(join(outDir, 'service-worker.js')),
  );
  await rm(outDir, { recursive: true });
}
