import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { StartRefusal } from '#server/start-refusal.ts';
import { readDictionaries, type PageDictionary } from './page-dictionaries.ts';
import { openPageTwins, type PageTwins } from './page-twins.ts';
import {
  SEASON_SCRIPT,
  seasonBanner,
  seasonScript,
  type SeasonBanner,
} from './season/season-banner.ts';
import { inTurns, readTogether } from './read-together.ts';
import { hashOf, serve, type Served } from './served-bytes.ts';
import { readManifest, type ListedPage } from './site-manifest.ts';

/** A file of the built site, in memory. */
export type SiteFile = {
  /** URL path under which it is served; pages without `/index.html`. */
  path: string;
  /** Its place below `site/`. */
  name: string;
  bytes: Buffer;
  type: string;
  /** Changes with the bytes; stands in the ETag. */
  hash: string;
  isPage: boolean;
  /** One of very many that are seldom asked for. */
  isRare: boolean;
  /** A page that says that nothing is there. */
  isMissing: boolean;
  isCompressible: boolean;
  /** The brotli twin of a file that is the same under every address, made by the build, or of a page, kept by the server. */
  brotli: Buffer | undefined;
  /** The twin of a page that is kept: the first visitor waits for no work, and its own bytes are not held. */
  kept: Buffer<ArrayBuffer> | undefined;
  styleHashes: string[];
};

/** What is served at all, by the ending of its name. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
};

export type ReadOptions = {
  /** Where twins of pages are kept from one start to the next; none are without it. */
  readonly twinsFolder?: string | undefined;
  /** The day on which it is served, `YYYY-MM-DD`: whether the banner of a season is on its pages. */
  readonly day?: string;
};

/** The files of the built site, where the twins of its pages are kept, and what its pages may be sent by. */
export type Site = {
  readonly files: SiteFile[];
  readonly twins: PageTwins | undefined;
  readonly dictionaries: readonly PageDictionary[];
};

/**
 * Reads `<dist>/site` and `<dist>/site-manifest.json` into memory, with `siteUrl` in place of the
 * build's placeholder. Source maps, dotfiles and files of unknown type are left out, so no request
 * can reach them. Throws StartRefusal when there is no built site.
 */
export function readSite(dist: string, siteUrl: string, said: ReadOptions = {}): Site {
  const reading = siteInTurns(dist, siteUrl, said);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** The same, while readers of another site are answered in between. */
export async function readSiteAside(
  dist: string,
  siteUrl: string,
  said: ReadOptions = {},
): Promise<Site> {
  const reading = siteInTurns(dist, siteUrl, said);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await others();
  }
}

function* siteInTurns(dist: string, siteUrl: string, said: ReadOptions): Generator<void, Site> {
  const root = join(dist, 'site');
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartRefusal(`${root} holds no built site; \`npm run build\` makes it`);
  }
  const { build, pages, season, ...listed } = readManifest(join(dist, 'site-manifest.json'));
  const banner = said.day === undefined ? undefined : seasonBanner(season, said.day);
  const twins =
    said.twinsFolder && build
      ? openPageTwins(said.twinsFolder, banner ? `${build}-${banner.id}` : build, siteUrl)
      : undefined;
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(root, file).split(sep).join('/') }))
    .filter(({ name }) => isServed(name));
  const withoutTwin = found.filter(({ name }) => isPage(name) && !twins?.find(name));
  const held = yield* readTogether(withoutTwin.map(({ file }) => file));
  const files = yield* inTurns(found, ({ file, name }) =>
    readSiteFile(file, name, {
      siteUrl,
      page: pages.get(name),
      twins,
      raw: held.get(file),
      banner,
    }),
  );
  const dictionaries = readDictionaries(root, listed.dictionaries);
  return { files: banner ? [...files, scriptFile()] : files, twins, dictionaries };
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}

function isServed(name: string): boolean {
  const isHidden = name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return !isHidden && extname(name) in TYPES;
}

function readSiteFile(file: string, name: string, reading: Reading): SiteFile {
  const { siteUrl, page } = reading;
  const type = TYPES[extname(name)] ?? '';
  const isCompressible = type.includes('charset');
  const about = {
    path: urlPathOf(name),
    name,
    type,
    isPage: isPage(name),
    isCompressible,
    isRare: page?.rare ?? false,
    isMissing: page?.missing ?? false,
    styleHashes: [
      ...(page?.csp?.styleHashes ?? []),
      ...(page && reading.banner ? [reading.banner.styleHash] : []),
    ],
  };
  if (about.isPage) return pageFile(about, file, reading);
  const served = serve(readFileSync(file), file, isCompressible ? siteUrl : undefined);
  return { ...about, ...served, kept: undefined };
}

/** The script of a season's banner, which no build has made. */
function scriptFile(): SiteFile {
  const bytes = Buffer.from(seasonScript);
  return {
    path: SEASON_SCRIPT,
    name: SEASON_SCRIPT.slice(1),
    type: TYPES['.js'] ?? '',
    bytes,
    hash: hashOf(bytes),
    isPage: false,
    isRare: false,
    isMissing: false,
    isCompressible: true,
    brotli: undefined,
    kept: undefined,
    styleHashes: [],
  };
}

/**
 * A page: addressed and named by its bytes when it is asked for, for a thousand of them would hold up every start.
 * What it is without its twin is read at once, since another build may take its place, and held until the twin is kept.
 */
function pageFile(
  about: Omit<SiteFile, keyof Served | 'kept'>,
  file: string,
  { siteUrl, page, twins, raw: held, banner }: Reading,
): SiteFile {
  let kept = twins?.find(about.name);
  let raw = held;
  let made: Served | undefined;
  const served = () => (made ??= serve(raw ?? readFileSync(file), file, siteUrl, page && banner));
  const twin = () => {
    kept ??= twins?.find(about.name);
    if (kept) raw = made = undefined;
    return kept;
  };
  return {
    ...about,
    get bytes() {
      const found = twin();
      return found ? brotliDecompressSync(found.brotli) : served().bytes;
    },
    get hash() {
      return twin()?.hash ?? served().hash;
    },
    get brotli() {
      return twin()?.brotli ?? served().brotli;
    },
    get kept() {
      return twin()?.brotli;
    },
  };
}

type Reading = {
  readonly siteUrl: string;
  readonly page: ListedPage | undefined;
  readonly twins: PageTwins | undefined;
  /** The bytes of a page whose twin is not kept. */
  readonly raw: Buffer | undefined;
  readonly banner: SeasonBanner | undefined;
};

function urlPathOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\/index\.html$/, '')}`;
}
