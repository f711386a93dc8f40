import type { Browser } from '@playwright/test';

/**
 * Refuses a machine without any of the fonts whose widths stand in for ours until ours arrive: text is seen to move there
 * that moves on no phone, and more is looked for before it stands.
 */
export async function needUsualFont(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  try {
    const isThere = await page.evaluate(() =>
      new FontFace('usual', 'local("Arial"), local("Liberation Sans"), local("Roboto")')
        .load()
        .then(
          () => true,
          () => false,
        ),
    );
    if (isThere) return;
    throw new Error('no Arial, Liberation Sans or Roboto here: install one, as phones have it');
  } finally {
    await page.close();
  }
}
