import type { Page } from '@playwright/test';

/** Opens a folded section of a result by its heading. */
export async function unfold(page: Page, section: 'answers' | 'scores' | 'take'): Promise<void> {
  await page.locator(`#${section} > details:not([open]) > summary`).click();
}
