import { localeOfPath, type Locale } from '#domain/locale.ts';

/** What a copy for use without a network consists of, as the build lists it. */
export type OfflineFiles = {
  /** Changes with any of the files; names the cache. */
  readonly version: string;
  /** Addresses of pages: the network is asked first, so that no visitor reads yesterday's. */
  readonly pages: readonly string[];
  /** Scripts and fonts: their names change with their bytes, so the copy is as good as the original. */
  readonly assets: readonly string[];
  /** Public files that join the copy when they are first used: all of them are named here, so nothing else can. */
  readonly whenUsed: { readonly pages: readonly string[]; readonly assets: readonly string[] };
  /** Below these lie pages to read, careers and studies: the last that were opened or saved can be read again. */
  readonly toRead: readonly string[];
  /** What is shown in place of any other page. */
  readonly fallback: Readonly<Record<Locale, string>>;
};

/**
 * Where the build puts a page for the copy: as it is, but with a link to the stylesheet, which ten pages then share
 * instead of carrying it ten times.
 */
export function copyOf(page: string): string {
  return `/offline-copy${page}.html`;
}

/** The part of the browser that an answer is made with. */
export type Surroundings = {
  fetch(request: Request): Promise<Response>;
  /** The file at an address of this build's copy. */
  page(path: string): Promise<Response | undefined>;
  /** A file of this build's or of a waiting newer build's copy. */
  asset(path: string): Promise<Response | undefined>;
  /** Puts a file into this build's copy. */
  keep(path: string, file: Response): Promise<void>;
  /** Puts a page to read into the copy of those, in the place of the one that was longest not opened. */
  keepToRead(path: string, page: Response): Promise<void>;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
};

/** How long a page of the copy waits for the network before it stands in (ms). */
const patience = 4_000;

export type Plan = 'page' | 'asset' | 'elsewhere' | 'leave';

/**
 * What to do with a request: only pages and built files are ever answered from the copy. Whatever
 * belongs to a person (`/rest`, `/auth/v1`, `/config.json`, mails) is left to the network untouched.
 */
export function planFor(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: OfflineFiles,
): Plan {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'leave';
  if (files.assets.includes(url.pathname) || url.pathname.startsWith('/assets/')) return 'asset';
  if ([...files.pages, ...files.whenUsed.pages].includes(plainPath(url))) return 'page';
  if (isToRead(plainPath(url), files)) return 'page';
  return request.mode === 'navigate' ? 'elsewhere' : 'leave';
}

/** Answers a planned request. A page without a copy becomes the one that says so. */
export async function answerOffline(
  request: Request,
  plan: Exclude<Plan, 'leave'>,
  files: OfflineFiles,
  around: Surroundings,
): Promise<Response> {
  const url = new URL(request.url);
  const { pages, assets } = files.whenUsed;
  if (plan === 'asset') {
    const kept = await around.asset(url.pathname);
    return kept ?? keeping(around.fetch(request), url.pathname, assets, around);
  }
  const path = plainPath(url);
  const standIn = () => around.page(files.fallback[localeOfPath(path)]);
  if (plan === 'page') {
    // One that joins when it is used may never have been.
    const newest =
      isToRead(path, files) && !pages.includes(path)
        ? await newestPage(request, path, [path], { ...around, keep: around.keepToRead })
        : await newestPage(request, path, pages, around);
    return newest ?? (await standIn()) ?? Response.error();
  }
  try {
    return await around.fetch(request);
  } catch (error) {
    const fallback = await standIn();
    if (!fallback) throw error;
    return fallback;
  }
}

/** What the network answers; it joins the copy where its address is one of `joining`. */
async function keeping(
  asked: Promise<Response>,
  path: string,
  joining: readonly string[],
  around: Surroundings,
): Promise<Response> {
  const answer = await asked;
  // A full disk costs the copy, never the answer.
  if (answer.ok && joining.includes(path)) await around.keep(path, answer.clone()).catch(() => {});
  return answer;
}

async function newestPage(
  request: Request,
  path: string,
  joining: readonly string[],
  around: Surroundings,
): Promise<Response | undefined> {
  const online = keeping(around.fetch(request), path, joining, around).then(
    (answer) => (answer.status >= 500 ? undefined : answer),
    () => undefined,
  );
  const inTime = await Promise.race([online, around.pause(patience).then(() => undefined)]);
  return inTime ?? (await around.page(path)) ?? online;
}

/** One page below a folder of them, such as a career's. */
function isToRead(path: string, { toRead }: OfflineFiles): boolean {
  return toRead.some(
    (folder) => path.startsWith(folder) && !path.slice(folder.length).includes('/'),
  );
}

/** `/assessment/?form=short` is the page `/assessment`. */
function plainPath({ pathname }: URL): string {
  return pathname.replace(/(.)\/$/, '$1');
}
