import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { StartRefusal } from '#server/start-refusal.ts';
import { openPageTwins, type PageTwins } from './page-twins.ts';

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

/** What the build writes in place of the site's own address. */
export const PLACEHOLDER_ORIGIN = 'https://placeholder-origin.invalid';

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

const manifestShape = z.object({
  /** Changes with the pages. */
  build: z.string().optional(),
  pages: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      rare: z.boolean().optional(),
      missing: z.boolean().optional(),
      csp: z.object({ styleHashes: z.array(z.string()) }).optional(),
    }),
  ),
});

/** The files of the built site, and where the twins of its pages are kept. */
export type Site = { readonly files: SiteFile[]; readonly twins: PageTwins | undefined };

/**
 * Reads `<dist>/site` and `<dist>/site-manifest.json` into memory, with `siteUrl` in place of the
 * build's placeholder. Source maps, dotfiles and files of unknown type are left out, so no request
 * can reach them. Throws StartRefusal when there is no built site.
 * @param twinsFolder where twins of pages are kept from one start to the next; none are without it
 */
export function readSite(dist: string, siteUrl: string, twinsFolder?: string): Site {
  const root = join(dist, 'site');
  if (!existsSync(join(root, 'index.html'))) {
    throw new StartRefusal(`${root} holds no built site; \`npm run build\` makes it`);
  }
  const { build, pages } = readManifest(join(dist, 'site-manifest.json'));
  const twins = twinsFolder && build ? openPageTwins(twinsFolder, build, siteUrl) : undefined;
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(root, file).split(sep).join('/') }))
    .filter(({ name }) => isServed(name));
  const withoutTwin = found.filter(({ name }) => isPage(name) && !twins?.find(name));
  const held = readTogether(withoutTwin.map(({ file }) => file));
  const files = found.map(({ file, name }) =>
    readSiteFile(file, name, { siteUrl, page: pages.get(name), twins, raw: held.get(file) }),
  );
  return { files, twins };
}

/** Reads files into one piece of memory, which goes back whole: a thousand pieces leave 60 MB of holes on the heap of C. */
function readTogether(files: readonly string[]): Map<string, Buffer> {
  const sizes = files.map((file) => statSync(file).size);
  const all = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let begin = 0;
  return new Map(
    files.map((file, at) => {
      const descriptor = openSync(file, 'r');
      const length = readSync(descriptor, all, begin, sizes[at] ?? 0, 0);
      closeSync(descriptor);
      const bytes = all.subarray(begin, begin + length);
      begin += length;
      return [file, bytes];
    }),
  );
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
    styleHashes: page?.csp?.styleHashes ?? [],
  };
  if (about.isPage) return pageFile(about, file, reading);
  const served = serve(readFileSync(file), file, isCompressible ? siteUrl : undefined);
  return { ...about, ...served, kept: undefined };
}

/**
 * A page: addressed and named by its bytes when it is asked for, for a thousand of them would hold up every start.
 * What it is without its twin is read at once, since another build may take its place, and held until the twin is kept.
 */
function pageFile(
  about: Omit<SiteFile, keyof Served | 'kept'>,
  file: string,
  { siteUrl, twins, raw: held }: Reading,
): SiteFile {
  let kept = twins?.find(about.name);
  let raw = held;
  let made: Served | undefined;
  const served = () => (made ??= serve(raw ?? readFileSync(file), file, siteUrl));
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
};

type Served = Pick<SiteFile, 'bytes' | 'hash' | 'brotli'>;

function serve(raw: Buffer, file: string, siteUrl: string | undefined): Served {
  const bytes =
    siteUrl !== undefined && raw.includes(PLACEHOLDER_ORIGIN)
      ? Buffer.from(raw.toString('utf8').replaceAll(PLACEHOLDER_ORIGIN, siteUrl))
      : raw;
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    brotli: bytes === raw ? readTwin(`${file}.br`) : undefined,
  };
}

function readTwin(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

function urlPathOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\/index\.html$/, '')}`;
}

type ListedPage = z.infer<typeof manifestShape>['pages'][number];

/** The pages of a built site by their files. */
export function readManifest(file: string): { build?: string; pages: Map<string, ListedPage> } {
  if (!existsSync(file)) throw new StartRefusal(`${file} is missing; \`npm run build\` makes it`);
  const { build, pages } = manifestShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  const byFile = new Map(pages.map((page) => [page.file.replace(/^\/?(site\/)?/, ''), page]));
  return { ...(build === undefined ? {} : { build }), pages: byFile };
}
