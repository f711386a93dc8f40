import { expect } from '@playwright/test';
import { nothingTyped } from '#domain/situation/calculation.ts';
import { emptySituation } from '#domain/situation/situation.ts';
import { goldenFamilies } from './admission/families.ts';
import { furtherFamilies } from './admission/further-families.ts';
import { expectAccessible } from './axe.ts';
import { rejectCookies, test, watchTrouble } from './site-fixture.ts';

for (const [index, { name, who, typed, told, untold, plan }] of [
  ...goldenFamilies,
  ...furtherFamilies,
].entries()) {
  const { country = '' } = who;
  /** The families are written down as Spain writes figures; of these, three countries write 15,820.5. */
  const asWritten = <Words extends string | RegExp>(words: Words): string | RegExp => {
    if (!['MX', 'PE', 'DO'].includes(country)) return words;
    const swapped = (text: string) =>
      text.replaceAll(
        /(\d)(\\?[.,])(?=\d)/g,
        (_, digit: string, mark: string) => digit + (mark === ',' ? '.' : ','),
      );
    return typeof words === 'string' ? swapped(words) : new RegExp(swapped(words.source));
  };
  test(`${name}: what the family is told, and what it is not`, async ({ page, site }) => {
    const trouble = await watchTrouble(page, site.url);
    // Every other one on a phone, and every third in the dark.
    await page.setViewportSize(
      index % 2 === 0 ? { width: 360, height: 640 } : { width: 1440, height: 900 },
    );
    await page.emulateMedia({ colorScheme: index % 3 === 0 ? 'dark' : 'light' });
    await page.addInitScript(
      (texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      },
      {
        'faro-situation': JSON.stringify({ ...emptySituation, ...who }),
        'faro-calculation': JSON.stringify({ ...nothingTyped, ...typed }),
      },
    );
    await page.goto(`${site.url}/me-llega-y-cuanto-cuesta`);
    await rejectCookies(page);
    // What was said before wakes the calculators.
    const calculators = page.locator('.calculator[data-live]');
    await calculators.waitFor();
    for (const fold of await calculators.locator('> div > .fold > summary').all()) {
      await fold.press('Enter');
    }
    for (const words of told) await expect(calculators).toContainText(asWritten(words));
    await expect(calculators).toContainText('Siempre hay otra puerta');
    const text = await calculators.innerText();
    // What the consulate asks for is a percentage of IPREM.
    const percents = text.match(/\d+\s%[^.]*/g) ?? [];
    expect(percents.filter((each) => !each.includes('IPREM'))).toEqual([]);
    for (const words of untold) expect(text).not.toContain(asWritten(words));
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
    const sideways = () => document.documentElement.scrollWidth > innerWidth;
    expect(await page.evaluate(sideways)).toBe(false);
    await expectAccessible(page);
    // The same answers, said once, make the plan.
    await page.goto(`${site.url}/ruta-a-espana`);
    const answer = page.locator('.pathway-answer');
    for (const words of plan.told) await expect(answer).toContainText(asWritten(words));
    const planText = await answer.innerText();
    for (const words of plan.untold) expect(planText).not.toContain(words);
    expect(planText).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
    expect(await page.evaluate(sideways)).toBe(false);
    await expectAccessible(page);
    expect(trouble).toEqual([]);
  });
}
