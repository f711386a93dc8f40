/** The paths of the careers and studies that this browser can show without a network; none where no copy of the site stands ready. */
export async function keptPages(): Promise<ReadonlySet<string>> {
  if (!navigator.serviceWorker?.controller) return new Set();
  const cache = await caches.open('faro-to-read');
  return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
}
