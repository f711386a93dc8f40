/** Copies the article's address, shares it by the browser's own sheet or prints it: what `data-share` names. */
export function shareArticle(button: HTMLElement): void {
  const kind = button.dataset.share;
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
  if (kind === 'print') print();
  else if (kind === 'native') void navigator.share({ title: document.title, url }).catch(() => {});
  else void copy(url, button.parentElement?.querySelector<HTMLElement>('[data-copied]'));
}

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
