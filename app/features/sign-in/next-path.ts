// Any origin serves: only what resolves back to it is a path of our own.
const anywhere = 'https://origin.invalid';

/**
 * The path to go on to after signing in, if it is one on this site: a single `/` first, no
 * backslash, no control character, nothing that a browser would read as another origin.
 */
export function safeNext(candidate: string | null | undefined): string | undefined {
  if (!candidate || !/^\/(?![/\\])/.test(candidate) || /[\\\p{Cc}]/u.test(candidate)) {
    return undefined;
  }
  const url = URL.canParse(candidate, anywhere) ? new URL(candidate, anywhere) : undefined;
  if (!url || url.origin !== anywhere || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
