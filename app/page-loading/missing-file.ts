/** Whether what failed is a file that did not arrive, as all three engines and ours say it with this word, and not what stands in it. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && error.message.includes('module');
}

/**
 * Loads the address that is shown as a document, where the server has one: a deploy may have taken this document's files
 * away. Returns where it would be lost on a dead network, or came from this very address and would come again, in a circle.
 */
export async function leaveForDocument(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined || new URL(entry.name).pathname === location.pathname) return;
  const isServed = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  location.reload();
  await new Promise(() => {});
}
