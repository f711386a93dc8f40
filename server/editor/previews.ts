// Links to the site of a draft: each opens one build, for a time, in the browser that opened it.
import { createHash, randomBytes } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '#server/context.ts';
import { AppError } from '#server/error.ts';
import type { Queries } from '#server/database/database.ts';
import type { SecurityOptions } from '#server/http/security-headers.ts';
import { PREVIEW_COOKIE } from '#server/site/preview-cookie.ts';
import { createPreviewSite, type PreviewSite } from './preview-site.ts';
import type { SiteBuilds } from './site-builds.ts';

const HOURS = 24;
/** How long it is believed what the database said of a link. */
const BELIEVED_MS = 2000;

type Found = { build: string; endsAt: Date };

export type Previews = {
  /** The address of a link to a build, and when it ends. */
  make(build: string, actor: string): Promise<{ path: string; endsAt: Date }>;
  /** Opens a link: puts its cookie and leads to the site. */
  open(c: Context<AppEnv>): Promise<Response>;
  leave(c: Context<AppEnv>): Response;
  /** Before the site: answers for whoever opened a link. */
  middleware: MiddlewareHandler<AppEnv>;
};

export function createPreviews(parts: {
  database: Queries;
  builds: SiteBuilds;
  options: SecurityOptions;
  believedMs?: number;
}): Previews {
  const { database, builds, options, believedMs = BELIEVED_MS } = parts;
  const sites = new Map<string, PreviewSite>();
  const believed = new Map<string, { found: Found | undefined; until: number }>();

  async function find(token: string): Promise<Found | undefined> {
    const key = hashOf(token);
    const known = believed.get(key);
    if (known && Date.now() < known.until) return known.found;
    const [row] = await database.query<{ build: string; ends_at: Date }>(
      'select build, ends_at from private.content_previews where token_hash = $1 and ends_at > now()',
      [key],
    );
    const found = row && { build: row.build, endsAt: row.ends_at };
    if (believed.size > 200) believed.clear();
    believed.set(key, { found, until: Date.now() + believedMs });
    return found;
  }

  function siteOf(build: string): PreviewSite {
    const known = sites.get(build);
    if (known) return known;
    const made = createPreviewSite(builds.folderOf(build), options);
    // Two at most: a draft and the one before it.
    const [oldest] = sites.keys();
    if (sites.size > 1 && oldest !== undefined) sites.delete(oldest);
    sites.set(build, made);
    return made;
  }

  return {
    async make(build, actor) {
      const token = randomBytes(24).toString('base64url');
      await database.query('delete from private.content_previews where ends_at < now()');
      const [row] = await database.query<{ ends_at: Date }>(
        `insert into private.content_previews (token_hash, build, actor, ends_at)
         values ($1, $2, $3::uuid, now() + interval '${HOURS} hours') returning ends_at`,
        [hashOf(token), build, actor],
      );
      if (!row) throw new Error('no preview was made');
      return { path: `/editor/v1/preview?token=${token}`, endsAt: row.ends_at };
    },
    async open(c) {
      const token = c.req.query('token') ?? '';
      const found = await find(token);
      if (!found || !builds.isReady(found.build)) throw new AppError('not_found');
      setCookie(c, PREVIEW_COOKIE, token, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: options.siteUrl.startsWith('https:'),
        expires: found.endsAt,
      });
      const to = c.req.query('to') ?? '/';
      return c.redirect(/^\/[\w/-]*$/.test(to) && !to.startsWith('//') ? to : '/', 303);
    },
    leave(c) {
      deleteCookie(c, PREVIEW_COOKIE, { path: '/' });
      return c.redirect('/', 303);
    },
    async middleware(c, next) {
      const token = getCookie(c, PREVIEW_COOKIE);
      if (token === undefined || !['GET', 'HEAD'].includes(c.req.method)) return next();
      const found = await find(token);
      // The editor itself stays the one that is served: what was opened from it is a draft.
      const isEditor = /^(\/en)?\/(editor|admin|auth)$/.test(c.req.path);
      if (!found || isEditor || !builds.isReady(found.build)) return next();
      return (await siteOf(found.build).answer(c.req.path, found.endsAt)) ?? next();
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
