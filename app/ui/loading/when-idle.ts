/**
 * Does something once the page has nothing else to do, two seconds from now at the latest; what comes back calls it off.
 * Safari knows no idle time; a moment after the next thing is drawn does.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 500);
  return () => clearTimeout(id);
}
