// Which site is served: the one that was built with the repository, or the one that its owner published; and the change from one to
// another while the server runs.
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/database.ts';
import type { SecurityOptions } from '#server/http/security-headers.ts';
import type { Log } from '#server/log.ts';
import { readPublishedMails, sendMailsAs } from '#server/mail/published-mails.ts';
import { withAssetsOf, type ChangingSite } from '#server/site/changing-site.ts';
import { dayInSpain, seasonBanner } from '#server/site/season/season-banner.ts';
import { keepTwinsAside } from '#server/site/keep-twins.ts';
import { readSite, readSiteAside, type Site } from '#server/site/site-files.ts';
import { readManifest } from '#server/site/site-manifest.ts';
import { createStaticSite } from '#server/site/static-site.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { createRemoval } from './made-up.ts';
import { folderOfVersion, followPublished } from './follow-published.ts';
import type { SiteBuilds } from './site-builds.ts';
import { servedNow } from './versions.ts';

/** How long a site is served before its pages are compressed ahead, in milliseconds: the first visitors come first. */
const TWINS_AFTER = 20_000;
/** How often it is looked whether a season has begun or ended. */
const SEASON_EVERY = 60_000;

/**
 * Has `site` serve what is to be served now, and follows what is published later. Throws StartRefusal where a published version
 * does not fit this product, or where there is no built site.
 */
export async function servePublished(parts: {
  config: Pick<Config, 'siteUrl' | 'pageTwins' | 'cdnSeconds'>;
  log: Log;
  dist: string;
  site: ChangingSite;
  security: SecurityOptions;
  /** What time it is; the season's banner comes and goes by it. */
  now?: () => Date;
  /** `undefined` where there is none of our own: what a demonstration put into it goes when the site is live. */
  database: Queries | undefined;
  /** `undefined` where nothing can be published. */
  published: { database: Queries; builds: SiteBuilds } | undefined;
}): Promise<{ stop(): void }> {
  const { config, dist, site, security, published, log, now = () => new Date() } = parts;
  let current: Site | undefined;
  let twins: NodeJS.Timeout | undefined;
  let shown = { folder: dist, day: '' };
  const removal = parts.database && createRemoval({ database: parts.database, log });

  const reading = () => ({ twinsFolder: config.pageTwins, day: dayInSpain(now()) });

  /** Reads a site at once: nobody is answered yet, or all of it changes with the day. */
  function readNow(folder = dist): () => void {
    const said = reading();
    return whenTold(readSite(folder, config.siteUrl, said), folder, said.day);
  }

  /** Reads it while the present one is served. */
  async function readAside(folder = dist): Promise<() => void> {
    const said = reading();
    return whenTold(await readSiteAside(folder, config.siteUrl, said), folder, said.day);
  }

  /** What serves a site that was read. */
  function whenTold(own: Site, folder: string, day: string): () => void {
    const built = current ? withAssetsOf(own, current) : own;
    // Mails are of the site that is served; the repository's are those that this process began with.
    const mails = folder === dist ? undefined : readPublishedMails(folder);
    const next = createStaticSite(built, { ...security, cdnSeconds: config.cdnSeconds });
    const { live } = readManifest(join(folder, 'site-manifest.json'));
    return () => {
      current = own;
      shown = { folder, day };
      site.change(next);
      sendMailsAs(mails);
      if (live) void removal?.begin();
      clearTimeout(twins);
      const places = [folder, config.siteUrl, config.pageTwins ?? '', day];
      twins = setTimeout(() => void keepTwinsAside(own, places), TWINS_AFTER);
      twins.unref();
    };
  }

  /** The same site once more, where the banner of a season comes or goes today. */
  function followSeason(): void {
    const { folder } = shown;
    const today = dayInSpain(now());
    if (today === shown.day) return;
    const { season } = readManifest(join(folder, 'site-manifest.json'));
    const [was, is] = [shown.day, today].map((day) => seasonBanner(season, day)?.id);
    if (was === is) shown = { folder, day: today };
    else readNow(folder)();
  }

  const seasons = setInterval(() => {
    try {
      followSeason();
    } catch (error) {
      log.error({ event: 'site.season', err: error });
    }
  }, SEASON_EVERY);
  seasons.unref();
  const stop = () => {
    clearInterval(seasons);
    clearTimeout(twins);
    removal?.stop();
  };

  if (!published) {
    readNow()();
    return { stop };
  }
  const { version } = await servedNow(published.database);
  readNow(await folderAtStart(published, version))();
  const follower = followPublished({ ...published, log, serving: version, read: readAside });
  return {
    stop() {
      follower.stop();
      stop();
    },
  };
}

async function folderAtStart(
  published: Parameters<typeof folderOfVersion>[0],
  version: number,
): Promise<string | undefined> {
  try {
    return await folderOfVersion(published, version);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(
      `what was published (version ${version}) cannot be built with this version of the product; npm run content:check names what to mend\n${reason}`,
    );
  }
}
