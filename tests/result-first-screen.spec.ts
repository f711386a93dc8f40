import { expect } from '@playwright/test';
import { locales } from '#domain/locale.ts';
import { goldenPeople, type GoldenPerson } from './report/golden-people.ts';
import { storeGoldenPerson } from './report/store-golden-person.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

const tied: GoldenPerson = {
  name: 'three tied at the top',
  interests: { R: 31, I: 30, A: 31, S: 12, E: 10, C: 8 },
};

/** Where nothing was liked, words come before any picture. */
const named = [...goldenPeople, tied].filter(
  ({ name, skip }) => name !== 'nothing liked' && skip === undefined,
);

for (const locale of locales) {
  test(`a phone shows scene, name, sentence, hexagon, three careers and the way to send them before anything is scrolled (${locale})`, async ({
    browser,
    site,
  }) => {
    const isFlat = (name: string) => name === 'all the same' || name === 'flat';
    for (const person of named) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await storeGoldenPerson(page, site, person);
      const root = locale === 'en' ? '/en' : '';
      await page.goto(`${site.url}${root}/results?test=riasec`);
      await rejectCookies(page);
      // The question about cookies stands at the end of the page.
      await page.evaluate(() => scrollTo(0, 0));
      const first = page.locator('.result-hero');
      const parts = [
        first.locator('.result-hero-scene'),
        first.getByRole('heading', { level: 2 }),
        first.locator('.result-hero-name p'),
        first.getByRole('img'),
        ...(isFlat(person.name)
          ? []
          : [0, 1, 2].map((n) => first.locator('.first-careers li').nth(n))),
        first.getByRole('button'),
      ];
      for (const part of parts) {
        await expect(part, person.name).toBeInViewport({ ratio: 1 });
      }
      // A taller one has larger parts.
      await page.setViewportSize({ width: 360, height: 740 });
      for (const part of parts) {
        await expect(part, person.name).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 360, height: 640 });
      // What people do next ends within two screens, before any note on how it was answered.
      const next = page.getByRole('heading', { name: locale === 'es' ? '¿Y ahora?' : 'What now?' });
      const ends = await next.evaluate((heading) => {
        const list = heading.parentElement?.getBoundingClientRect();
        return list ? Math.round(list.bottom + scrollY) : Number.NaN;
      });
      expect(ends, person.name).toBeLessThanOrEqual(2 * 640);
      await context.close();
    }
  });
}

test('no window cuts a name in the night of three tests, the largest least of all', async ({
  page,
  site,
}) => {
  // Whose first type has the longest name.
  const person = goldenPeople.find(({ name }) => name === 'curious');
  if (!person) throw new Error('nobody of that name');
  await storeGoldenPerson(page, site, person);
  await page.goto(`${site.url}/tests`);
  const names = page.locator('.joint-drawing text');
  await expect(names).toHaveCount(6);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const scene = await page.locator('.result-hero-scene').boundingBox();
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      const isWhole =
        box &&
        scene &&
        box.x >= scene.x &&
        box.y >= scene.y &&
        box.x + box.width <= scene.x + scene.width;
      expect(isWhole, `${await name.textContent()} at ${width}`).toBe(true);
    }
  }
});
