/** What a test says when something fails, looked at by axe in both schemes, in both languages. */
import { expect, type Page } from '@playwright/test';
import { instruments } from '#domain/instruments/registry.ts';
import { copy as personalityEn } from '#content/instruments/personality/words/en/page.ts';
import { copy as personalityEs } from '#content/instruments/personality/words/es/page.ts';
import { copy as valuesEn } from '#content/instruments/values/words/en/page.ts';
import { copy as valuesEs } from '#content/instruments/values/words/es/page.ts';
import { colourRules, expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { words, type Language } from './people.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 560 }, reducedMotion: 'reduce' });

const prefix = { es: '', en: '/en' };
const languages: Language[] = ['es', 'en'];
const question = (page: Page) => page.locator('fieldset[data-item]');

async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, { rules: colourRules });
}

for (const language of languages) {
  const { assessment, results } = words[language];
  const { saved } = assessment.test.progress;
  const begin = async (page: Page) => {
    await page.getByRole('button', { name: assessment.intro.start.begin }).click();
    await question(page).locator('label').nth(1).click();
  };

  test(`${language}: a test without a network says where the answers are`, async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}${prefix[language]}/assessment`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await begin(page);
    await expect(page.getByRole('status').getByText(saved.offline)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: a test that cannot keep answers says so`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
      IDBObjectStore.prototype.put = full;
    });
    await page.goto(`${site.url}${prefix[language]}/assessment`);
    await begin(page);
    await expect(page.getByRole('status').getByText(saved.memory)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: a result of an unknown version says so`, async ({ page, site }) => {
    const known = guestAttempt(language);
    await leaveOnDevice(page, site, { ...known, attempt: { ...known.attempt, version: 99 } });
    await page.goto(`${site.url}${prefix[language]}/results`);
    await rejectCookies(page);
    await expect(page.getByText(results.page.unknownVersion)).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  test(`${language}: an address that is none, and a link to no result`, async ({ page, site }) => {
    const shared = { es: '/compartido', en: '/en/shared' }[language];
    for (const path of [`${prefix[language]}/nothing-here`, `${shared}#unknown`]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothSchemes(page);
    }
  });
}

const saved = {
  interests: { es: words.es.assessment.test, en: words.en.assessment.test },
  values: { es: valuesEs.test, en: valuesEn.test },
  personality: { es: personalityEs.test, en: personalityEn.test },
};
const paths = {
  interests: '/assessment',
  values: '/values-test',
  personality: '/personality-test',
};

for (const id of ['interests', 'values', 'personality'] as const) {
  for (const language of languages) {
    test(`${instruments[id].storedId} in ${language}: whatever is said of saving stands whole at 120 % text`, async ({
      page,
      context,
      site,
    }) => {
      await page.goto(`${site.url}${prefix[language]}${paths[id]}`, { waitUntil: 'networkidle' });
      await page.locator('main form [type=submit]').click();
      await question(page).locator('label').nth(1).click();
      await page.locator('[data-saved=device]').waitFor();
      const { device, saving, account, ...failing } = saved[id][language].progress.saved;
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '135%';
      });
      expect(await page.evaluate(cutIn, [device, saving, account])).toEqual([]);
      await context.setOffline(true);
      await expect(page.getByRole('status').getByText(failing.offline)).toBeVisible();
      expect(await page.evaluate(cutIn, Object.values(failing))).toEqual([]);
    });
  }
}

/** Runs in the page: which of these sentences, said in the line below the questions, is cut or lies over something. */
function cutIn(sentences: string[]): string[] {
  const faults: string[] = [];
  const foot = document.querySelector('.test-foot');
  const said = foot?.querySelector('svg')?.parentElement;
  const words = [...(said?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  if (!foot || !said || !words) return ['nothing is said'];
  for (const sentence of sentences) {
    words.nodeValue = sentence;
    const range = document.createRange();
    range.selectNodeContents(said);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const line = (said.closest('.test-foot-line') ?? foot).getBoundingClientRect();
    // Half a pixel of the line's own height is no letter.
    if (left < line.left || right > line.right + 1 || bottom > line.bottom + 2)
      faults.push(`${sentence}: cut`);
    if (bottom > innerHeight || right > innerWidth || left < 0)
      faults.push(`${sentence}: ends at ${Math.round(bottom)} of ${innerHeight}`);
    for (const button of document.querySelectorAll('.test-ways button')) {
      if (button.getBoundingClientRect().bottom > top) faults.push(`${sentence}: over a button`);
    }
    for (const label of document.querySelectorAll('fieldset[data-item] label')) {
      if (label.getBoundingClientRect().bottom > top) faults.push(`${sentence}: over an answer`);
    }
  }
  return faults;
}
