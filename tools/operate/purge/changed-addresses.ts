import { Agent, request } from 'node:http';

/** The tag of each address's answer; an address that is not there has none. */
export type Tags = Readonly<Record<string, string>>;

/** Asks a server of ours at `origin` (http) for the tag of each path, under the name by which the site is known. */
export async function tagsOf(
  paths: readonly string[],
  { origin, host }: { origin: string; host: string },
): Promise<Tags> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    const asked = paths.map(async (path) => [
      path,
      await tagAt(new URL(path, origin), host, agent),
    ]);
    const told: Record<string, string> = {};
    for (const [path = '', tag] of await Promise.all(asked)) if (tag) told[path] = tag;
    return told;
  } finally {
    agent.destroy();
  }
}

function tagAt(url: URL, host: string, agent: Agent): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>();
  const asked = request(url, { method: 'HEAD', agent, headers: { host } }, (answer) => {
    answer.resume();
    const { statusCode = 0 } = answer;
    if (statusCode >= 500) reject(new Error(`${url.href} answered ${statusCode}`));
    else resolve(statusCode === 200 ? answer.headers.etag : undefined);
  });
  asked.once('error', reject);
  asked.end();
  return promise;
}

/** The addresses that are new, gone, or answer otherwise, in their order. */
export function changedAddresses(before: Tags, now: Tags): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...all].filter((path) => before[path] !== now[path]).toSorted();
}
