import { expect, type Page } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { goldenPeople } from './report/golden-people.ts';
import { storeGoldenPerson } from './report/store-golden-person.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

/** What a thumb has to pass on a phone when nothing is unfolded (px). */
const tallest = 5_000;
/** What she may leave closed. */
const mostFolds = 6;

for (const locale of locales) {
  test(`no result is longer than ${tallest} px of a phone with everything folded, or has more than ${mostFolds} folds (${locale})`, async ({
    browser,
    site,
  }) => {
    // The same layout in both languages: all people in Spanish, the fullest results in English.
    const people = goldenPeople.filter(({ values }) => locale === 'es' || values);
    for (const person of people) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await storeGoldenPerson(page, site, person);
      const root = locale === 'en' ? '/en' : '';
      await page.goto(`${site.url}${root}/results?test=riasec`);
      await rejectCookies(page);
      await expect(page.locator('#answers')).toBeAttached();
      // What is drawn only when a visitor comes near has to be there, too.
      for (let screen = 0; screen < 12; screen += 1) await page.mouse.wheel(0, 700);
      await expect(page.locator('#take')).toBeAttached();
      expect(await heightFolded(page), `${person.name} (${locale})`).toBeLessThanOrEqual(tallest);
      const folds = page.locator('main details:not(details details)');
      expect(await folds.count(), `${person.name} (${locale})`).toBeLessThanOrEqual(mostFolds);
      await context.close();
    }
  });
}

/** The height of the whole page once it stands still, with every fold closed and nothing only estimated (px). */
function heightFolded(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [drawn];
    const height = () => {
      for (const fold of document.querySelectorAll('details')) fold.open = false;
      return document.documentElement.scrollHeight;
    };
    let last = -1;
    while (last !== height()) {
      last = height();
      await new Promise((resume) => setTimeout(resume, 300));
    }
    return last;
  });
}
