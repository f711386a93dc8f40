import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Puts pictures of a folder side by side, 640 CSS pixels high, as one picture in the same folder. */
export async function makeStrip(
  browser: Browser,
  folder: string,
  name: string,
  pictures: readonly string[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1900, height: 700 } });
  const images = pictures.map((picture) => {
    const data = readFileSync(join(folder, `${picture}.png`)).toString('base64');
    return `<img alt="" src="data:image/png;base64,${data}">`;
  });
  await page.setContent(
    `<style>body{margin:0;background:#888}div{display:inline-flex;gap:20px;padding:20px}img{height:640px}</style><div>${images.join('')}</div>`,
  );
  await page.locator('div').screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
