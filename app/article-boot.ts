/**
 * What an article does before React: copy, share and print by `data-share`, and the mark on sources
 * whose day has passed. Only the browser knows today's date; the built page carries the last good one.
 */
const root = document.documentElement;
if ('share' in navigator) root.dataset.nativeShare = '';

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!button) return;
  const kind = button.dataset.share;
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  if (kind === 'print') print();
  else if (kind === 'native') void navigator.share({ title: document.title, url }).catch(() => {});
  else void copy(url, button.parentElement?.querySelector<HTMLElement>('[data-copied]'));
});

/** Where the clipboard is out of reach, the address itself is shown. */
async function copy(url: string, status: HTMLElement | null | undefined): Promise<void> {
  if (!status) return;
  try {
    await navigator.clipboard.writeText(url);
    status.textContent = status.dataset.copied ?? '';
  } catch {
    status.textContent = url;
  }
}

export function markStale(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const source of document.querySelectorAll<HTMLElement>('[data-stale-after]')) {
    if ((source.dataset.staleAfter ?? '') < today) source.dataset.stale = '';
  }
}
