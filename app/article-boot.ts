/**
 * What an article does before React: it says whether this browser shares, hears `data-share`, and marks sources
 * whose day has passed. Only the browser knows today's date; the built page carries the last good one.
 */
import { root } from './consent-boot.ts';

if ('share' in navigator) root.dataset.nativeShare = '';

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
  if (!button) return;
  void import('./features/article/share-article.ts')
    .then(({ shareArticle }) => shareArticle(button))
    .catch(() => {});
});

export function markStale(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const source of document.querySelectorAll<HTMLElement>('[data-stale-after]')) {
    if ((source.dataset.staleAfter ?? '') < today) source.dataset.stale = '';
  }
}
