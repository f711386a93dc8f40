/**
 * `npm run bench:families`: pictures of what each golden family sees first in the calculators, on a phone of 360 px, as
 * `.cache/golden-families/<name>.png`; `-- --folds` with both folds open. To be looked at.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '#tools/launch/find-chromium.mjs';
import { nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { goldenFamilies } from '#tests/admission/families.ts';
import { furtherFamilies } from '#tests/admission/further-families.ts';
import { startServer } from '#tests/serve.ts';

const folder = '.cache/golden-families';
mkdirSync(folder, { recursive: true });
const server = await startServer({ RATE_LIMITS: 'all=1000000/60' });
const browser = await chromium.launch(chromiumOptions());
try {
  for (const { name, who, typed } of [...goldenFamilies, ...furtherFamilies]) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(
      (kept) => {
        for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
      },
      {
        'faro-situation': JSON.stringify({ ...emptySituation, ...who }),
        'faro-calculation': JSON.stringify({ ...nothingTyped, ...typed }),
      },
    );
    await page.goto(`${server.url}/me-llega-y-cuanto-cuesta`, { waitUntil: 'networkidle' });
    await page.locator('[data-cookies="reject"]').click();
    const calculators = page.locator('.calculator[data-live]');
    await calculators.waitFor();
    if (process.argv.includes('--folds')) {
      for (const fold of await calculators.locator('> div > .fold > summary').all()) {
        await fold.press('Enter');
      }
    }
    await page.waitForLoadState('networkidle');
    await calculators.screenshot({ path: `${folder}/${name}.png` });
    console.log(`${folder}/${name}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.remove();
}
