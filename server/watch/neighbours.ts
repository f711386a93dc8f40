/** A machine beside this one gets so long to answer, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Looks whether the addresses of WATCH_URLS answer with 2xx: Patroni, etcd and HAProxy of a cluster, whose loss nobody notices
 * from outside, because another one does the work. Away is what was away at the look before as well.
 */
export function createNeighbourWatch(
  urls: readonly string[],
  answers: (url: string) => Promise<boolean> = answersWell,
): () => Promise<string[]> {
  let missing = new Set<string>();
  return async function look() {
    const found = await Promise.all(urls.map(async (url) => ((await answers(url)) ? [] : [url])));
    const before = missing;
    missing = new Set(found.flat());
    return [...missing].filter((url) => before.has(url));
  };
}

/** Says whether it answers with 2xx, at an address of the owner's own. */
export async function answersWell(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
