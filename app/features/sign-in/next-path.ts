// Any origin serves: only what resolves back to it is a path of our own.
const anywhere = 'https://origin.invalid';

/**
 * The path to go on to after signing in, if it is one on this site: a single `/` first, no
 * backslash, no control character, nothing that a browser would read as another origin. A hosted project's mails name
 * it with an origin; one of `origins`, letter by letter, is left away.
 */
export function safeNext(
  candidate: string | null | undefined,
  origins: readonly string[] = [],
): string | undefined {
  if (!candidate || /[\\\p{Cc}]/u.test(candidate)) return undefined;
  const path = withoutOrigin(candidate, origins);
  if (!/^\/(?!\/)/.test(path)) return undefined;
  const url = URL.canParse(path, anywhere) ? new URL(path, anywhere) : undefined;
  if (!url || url.origin !== anywhere || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

// An origin ends where a slash follows: behind any other sign (@, a dot) the text would name another host.
function withoutOrigin(candidate: string, origins: readonly string[]): string {
  const origin = origins.find((own) => candidate === own || candidate.startsWith(`${own}/`));
  return origin === undefined ? candidate : candidate.slice(origin.length) || '/';
}
