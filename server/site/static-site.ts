import type { Context, Handler } from 'hono';
import { localeOfPath, locales, pathIn } from '#domain/locale.ts';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import { readyHead, type ReadyAnswer } from '#server/http/ready-answer.ts';
import {
  contentSecurityPolicy,
  drawingSecurityHeaders,
  partSecurityHeaders,
  reporting,
  securityHeadersAt,
  type SecurityOptions,
} from '#server/http/security-headers.ts';
import { repairAddress } from '#domain/repair-address.ts';
import { compress, type Encoding } from './compress.ts';
import { compressBy, dictionaryOf, type PageDictionary } from './page-dictionaries.ts';
import type { Site, SiteFile } from './site-files.ts';

/** What a Response takes as it is. A Buffer of Node's pool would have to be copied for every answer. */
type Bytes = Uint8Array<ArrayBuffer>;

/** A whole answer to a plain GET, as text to be sent and as names and values in turn. */
export type ReadyFile = ReadyAnswer & {
  headers: readonly string[];
  /** Whether the answer tells its request id: what never changes has none to ask about. */
  tellsId: boolean;
};

/** What a request says that it can read: `Accept-Encoding` and `Available-Dictionary`. */
export type Accepted = { encoding: string | undefined; dictionary: unknown };

/** The built site in memory. */
export type StaticSite = {
  handler: Handler<AppEnv>;
  /** What the handler would answer at a path, if it is a file of the site and its compressed twin was made already, or is kept. */
  ready(path: string, accepted: Accepted): ReadyFile | undefined;
};

const NOT_FOUND_PAGES = locales.map((locale) => pathIn(locale, '/404.html'));

/**
 * Serves the files by exact path: no request ever names a place on the disk. Each compressed twin is made once: by the
 * build, or off the main thread at the first request for it; better ones of the pages by `make-twins.ts`, where there is a
 * folder that keeps them.
 * Unknown paths get the 404 page of their language, and so does a page that is one (`/admin`, to whose scripts alone
 * the backend says more); below `/assets/` no page ever (threat H15).
 */
export function createStaticSite({ files, dictionaries }: Site, options: Options): StaticSite {
  const byPath = new Map(
    files.map((file) => [file.path, prepare(file, dictionaries, options)] as const),
  );

  async function handler(c: Context<AppEnv>): Promise<Response> {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('method_not_allowed');
    const path = c.req.path;
    if (NOT_FOUND_PAGES.includes(path)) return notFound(c);
    const found = byPath.get(path);
    if (found) return answer(c, found, found.file.isMissing ? 404 : 200);
    const twin = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
    if (twin !== undefined && byPath.get(twin)?.file.isPage) {
      return c.redirect(`${twin}${new URL(c.req.url).search}`, 308);
    }
    const mended = repairAddress(path, (page) => byPath.get(page)?.file.isPage === true);
    if (mended !== undefined) {
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'no-referrer');
      return c.redirect(mended + (mended.includes('#') ? '' : new URL(c.req.url).search), 302);
    }
    return notFound(c);
  }

  async function notFound(c: Context<AppEnv>): Promise<Response> {
    const { path } = c.req;
    const page = path.startsWith('/assets/')
      ? undefined
      : byPath.get(pathIn(localeOfPath(path), '/404.html'));
    if (page === undefined) {
      return c.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    return answer(c, page, 404);
  }

  function ready(path: string, accepted: Accepted): ReadyFile | undefined {
    const found = byPath.get(path);
    if (!found || found.file.isMissing || NOT_FOUND_PAGES.includes(path)) return undefined;
    return found.ready(bestEncoding(found, accepted));
  }

  return { handler, ready };
}

/** `cdnSeconds`: so long a CDN may serve a page without asking; browsers ask each time (RFC 9213). */
type Options = SecurityOptions & { cdnSeconds?: number | undefined };

type Prepared = {
  file: SiteFile;
  /** By which it can be sent. */
  dictionary: PageDictionary | undefined;
  /** Named after its own bytes, so that it is kept for good and never asked for again. */
  isImmutable: boolean;
  headers: Record<string, string>;
  encoded(encoding: Encoding): Promise<Bytes>;
  ready(encoding: Encoding): ReadyFile | undefined;
};

function prepare(
  file: SiteFile,
  dictionaries: readonly PageDictionary[],
  options: Options,
): Prepared {
  const made = new Map<Encoding, Promise<Bytes>>();
  const answers = new Map<Encoding, ReadyFile>();
  const isImmutable = file.path.startsWith('/assets/');
  const headers: Record<string, string> = {
    ...securityHeadersOf(file, options),
    'content-type': file.type,
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  // Not where a CDN keeps pages: one that does not ask by which dictionary they were sent would break them for others.
  const dictionary =
    file.isPage && !options.cdnSeconds ? dictionaryOf(file.path, dictionaries) : undefined;
  if (file.isCompressible) {
    headers.vary = dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding';
  }
  const offered = dictionaries.find((each) => `/${each.file}` === file.path);
  if (offered) headers['use-as-dictionary'] = `match="${offered.match}", match-dest=("document")`;
  if (
    options.cdnSeconds &&
    !isImmutable &&
    !file.isMissing &&
    !NOT_FOUND_PAGES.includes(file.path)
  ) {
    headers['cdn-cache-control'] = `public, max-age=${options.cdnSeconds}`;
  }
  if (file.isPage) {
    const { styleHashes } = file;
    const told = reporting(options.siteUrl);
    const policy = contentSecurityPolicy({ ...options, styleHashes, reporting: told.directives });
    Object.assign(headers, { 'content-security-policy': policy, ...told.headers });
  }
  async function make(encoding: Encoding): Promise<Bytes> {
    const packed =
      encoding !== 'dcz'
        ? compress(file, encoding)
        : dictionary && compressBy(dictionary, file.bytes);
    if (!packed) throw new Error(`${file.path} has no dictionary`);
    const bytes = new Uint8Array(await packed);
    finish(encoding, bytes);
    return bytes;
  }
  function finish(encoding: Encoding, bytes: Uint8Array): ReadyFile {
    const tag = isImmutable ? {} : { etag: etagOf(file, encoding, dictionary) };
    const all = { ...headers, ...tag, ...lengthAndEncoding(bytes, encoding) };
    const tellsId = !isImmutable;
    const made = { head: readyHead(all), headers: Object.entries(all).flat(), bytes, tellsId };
    answers.set(encoding, made);
    return made;
  }
  function readyNow(encoding: Encoding): ReadyFile | undefined {
    const known = answers.get(encoding);
    const kept = encoding === 'br' ? file.kept : undefined;
    return kept && known?.bytes !== kept ? finish(encoding, kept) : known;
  }
  function encoded(encoding: Encoding): Promise<Bytes> {
    if (encoding === 'br' && file.kept) return Promise.resolve(file.kept);
    const bytes = made.get(encoding) ?? make(encoding);
    made.set(encoding, bytes);
    return bytes;
  }
  return { file, dictionary, isImmutable, headers, encoded, ready: readyNow };
}

function securityHeadersOf({ path, type }: SiteFile, options: SecurityOptions) {
  if (type.startsWith('image/svg')) return drawingSecurityHeaders(options);
  const isScript = type.startsWith('text/javascript') && !path.includes('worker');
  const isPart = isScript || /^(text\/css|font\/|image\/)/.test(type);
  return isPart ? partSecurityHeaders(options) : securityHeadersAt(options)(path);
}

function etagOf(file: SiteFile, encoding: Encoding, dictionary?: PageDictionary): string {
  // The same page by the dictionary of another build is other bytes.
  const by = encoding === 'dcz' ? `-${dictionary?.begins.toString('hex', 8, 16)}` : '';
  return `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}${by}"`;
}

function lengthAndEncoding(bytes: Uint8Array, encoding: Encoding): Record<string, string> {
  const length = { 'content-length': String(bytes.length) };
  return encoding === 'identity' ? length : { 'content-encoding': encoding, ...length };
}

async function answer(c: Context<AppEnv>, found: Prepared, status: 200 | 404): Promise<Response> {
  const encoding = bestEncoding(found, {
    encoding: c.req.header('accept-encoding'),
    dictionary: c.req.header('available-dictionary'),
  });
  const etag = found.isImmutable ? undefined : etagOf(found.file, encoding, found.dictionary);
  const headers: Record<string, string> = { ...found.headers };
  if (etag !== undefined) Object.assign(headers, { etag, 'x-request-id': c.get('requestId') });
  // A missing page has the headers of the path that was asked for, which the front knows.
  c.set('hasAllHeaders', status === 200);
  if (etag !== undefined && status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await found.encoded(encoding);
  Object.assign(headers, lengthAndEncoding(bytes, encoding));
  const body = c.req.method === 'HEAD' ? null : bytes;
  return new Response(body, { status, headers });
}

function bestEncoding({ file, dictionary }: Prepared, said: Accepted): Encoding {
  if (!file.isCompressible) return 'identity';
  const accepted = new Set(
    (said.encoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  const hasDictionary = dictionary !== undefined && said.dictionary === dictionary.available;
  if (hasDictionary && accepted.has('dcz')) return 'dcz';
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

// A weak comparison (RFC 9110 13.1.2): proxies that recompress mark our tags as weak.
function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
