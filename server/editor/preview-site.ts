// The site of a draft, for whoever has the link: read from the disk when it is asked for, as nobody but a few look at it.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { escapeHtml } from '#domain/escape-html.ts';
import { localeOfPath, pathIn, type Locale } from '#domain/locale.ts';
import {
  contentSecurityPolicy,
  reporting,
  type SecurityOptions,
} from '#server/http/security-headers.ts';
import { seasonBanner } from '#server/site/season/season-banner.ts';
import { PLACEHOLDER_ORIGIN } from '#server/site/served-bytes.ts';
import { TYPES } from '#server/site/site-files.ts';
import { readManifest } from '#server/site/site-manifest.ts';

/** Leaves the preview, and the cookie with it. */
export const PREVIEW_END = '/editor/v1/preview/end';

const words: Record<Locale, { says: string; leave: string }> = {
  es: { says: 'Vista previa: así quedará. Nadie más lo ve. Este enlace termina:', leave: 'Salir' },
  en: { says: 'Preview: how it will look. Nobody else sees it. This link ends:', leave: 'Leave' },
};

export type PreviewSite = {
  /** The answer at a path, as `GET` has it; `undefined` for a file that it has not, as those of other tabs. */
  answer(path: string, endsAt: Date): Promise<Response | undefined>;
};

export function createPreviewSite(folder: string, options: SecurityOptions): PreviewSite {
  const { pages, season } = readManifest(join(folder, 'site-manifest.json'));
  const byPath = new Map([...pages.values()].map((page) => [page.path, page]));
  const told = reporting(options.siteUrl);
  // A draft is seen as it will be on the days of its season.
  const banner = seasonBanner(season, season?.from ?? '');

  async function page(path: string, endsAt: Date): Promise<Response> {
    const locale = localeOfPath(path);
    const found = byPath.get(path === '/' ? path : path.replace(/\/$/, ''));
    const shown = found ?? byPath.get(pathIn(locale, '/404'));
    if (!shown) return new Response(null, { status: 404 });
    const built = (await readFile(join(folder, 'site', shown.file), 'utf8')).replaceAll(
      PLACEHOLDER_ORIGIN,
      options.siteUrl,
    );
    const html = (banner?.into(built) ?? built).replace(
      /<body[^>]*>/,
      (body) => `${body}${bar(locale, endsAt)}`,
    );
    const styleHashes = [...(shown.csp?.styleHashes ?? []), ...(banner ? [banner.styleHash] : [])];
    const policy = contentSecurityPolicy({ ...options, styleHashes, reporting: told.directives });
    return new Response(html, {
      status: found && !found.missing ? 200 : 404,
      headers: {
        'content-type': TYPES['.html'] ?? '',
        'content-security-policy': policy,
        ...told.headers,
        ...kept,
      },
    });
  }

  return {
    async answer(path, endsAt) {
      // A draft must not become the copy that a browser keeps for use without a network.
      if (path === '/service-worker.js') return new Response(null, { status: 404, headers: kept });
      const type = TYPES[extname(path)];
      if (type === undefined) return page(path, endsAt);
      const parts = path.split('/').slice(1);
      if (parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) return undefined;
      try {
        const file = new Uint8Array(await readFile(join(folder, 'site', ...parts)));
        return new Response(file, { headers: { 'content-type': type, ...kept } });
      } catch {
        return undefined;
      }
    },
  };
}

/** Nothing of a draft stays anywhere, and no search engine lists it. */
const kept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Outside of what React draws, above everything: it says which site this is. */
function bar(locale: Locale, endsAt: Date): string {
  const { says, leave } = words[locale];
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const text = `${says} ${when.format(endsAt)}.`;
  return `<div class="notice notice-warn" role="note"><p>${escapeHtml(text)} <a href="${PREVIEW_END}">${escapeHtml(leave)}</a></p></div>`;
}
