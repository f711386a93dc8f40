import type { Browser } from '@playwright/test';

/**
 * Whether this machine has one of the fonts whose widths stand in for ours until ours arrive. Without any, text is seen
 * to move that moves on no phone.
 */
export async function hasUsualFont(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() =>
      new FontFace('usual', 'local("Arial"), local("Liberation Sans"), local("Roboto")')
        .load()
        .then(
          () => true,
          () => false,
        ),
    );
  } finally {
    await page.close();
  }
}
