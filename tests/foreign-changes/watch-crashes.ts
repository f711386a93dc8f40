import { expect, type Page } from '@playwright/test';

/** Fails if a script has thrown, or if the words of a failure stand where a page should be. */
export function watchCrashes(page: Page): () => Promise<void> {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/Failed to load resource|^404: /.test(text)) {
      crashes.push(`${page.url()} ${text}`);
    }
  });
  return async () => {
    expect(crashes).toEqual([]);
    await expect(page.locator('.page-fallback')).toHaveCount(0);
  };
}
