/**
 * Keeps the tests usable without a network: a copy of their pages, scripts and instruments, made
 * when it is installed. Only the public files that the build names in `whenUsed` join it later, so that nothing of a
 * person can get into it (threat H20).
 * A newer build waits with its own copy until the tabs of the older one are closed; then the older
 * copy goes. See docs/decisions/028.
 */
import { answerOffline, copyOf, planFor, type OfflineFiles } from './offline-answer.ts';

// The types of a service worker and of a page exclude each other in one TypeScript program.
type Lifetime = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lifetime & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
declare function addEventListener(
  type: 'install' | 'activate',
  listen: (event: Lifetime) => void,
): void;
declare function addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
declare const clients: { claim(): Promise<void> };
/** Put here by the build. */
declare const offlineFiles: OfflineFiles;

const prefix = 'faro-offline-';
const own = prefix + offlineFiles.version;
/** Careers and studies that were opened or saved: they stay when a newer build comes. */
const toRead = 'faro-to-read';
/** So many of them. */
const most = 60;

addEventListener('install', (event) => {
  event.waitUntil(fill());
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(request, location.origin, offlineFiles);
  if (plan === 'leave') return;
  event.respondWith(
    answerOffline(request, plan, offlineFiles, {
      fetch: (asked) => fetch(asked),
      page: async (path) =>
        (await (await caches.open(own)).match(path)) ?? (await caches.open(toRead)).match(path),
      asset: (path) => caches.match(path),
      keep: async (path, file) => (await caches.open(own)).put(path, file),
      keepToRead: keepPage,
      pause: (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds)),
    }),
  );
});

/** All or nothing: a copy that lacks a file is not kept. */
async function fill(): Promise<void> {
  const cache = await caches.open(own);
  await Promise.all([
    cache.addAll([...offlineFiles.assets]),
    ...offlineFiles.pages.map(async (page) => {
      const response = await fetch(copyOf(page));
      if (!response.ok) throw new Error(`the copy of ${page} answered ${response.status}`);
      await cache.put(page, response);
    }),
  ]);
}

/** A page with the styles, scripts and drawings that it names, which a newer build has no more; the one longest not opened goes. */
async function keepPage(path: string, page: Response): Promise<void> {
  const cache = await caches.open(toRead);
  const html = await page.clone().text();
  await cache.delete(path);
  await cache.put(path, page);
  for (const [asset] of html.matchAll(/\/assets\/[\w.-]+\.(?:css|js|svg)\b/g)) {
    if (!(await caches.match(asset))) await cache.add(asset);
  }
  const pages = (await cache.keys()).filter(
    ({ url }) => !new URL(url).pathname.startsWith('/assets/'),
  );
  await Promise.all(pages.slice(0, -most).map((old) => cache.delete(old)));
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(old.map((name) => caches.delete(name)));
}
