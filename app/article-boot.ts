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
    // Not taken apart: the bundler would write its names twice more.
    .then((file) => file.shareArticle(button))
    .catch(Boolean);
});

export function markStale(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const source of document.querySelectorAll<HTMLElement>('[data-stale-after]')) {
    if ((source.dataset.staleAfter ?? '') < today) source.dataset.stale = '';
  }
}
