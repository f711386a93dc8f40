import { expect } from '@playwright/test';
import { askedInFull } from '#domain/instruments/instructed.ts';
import { instruments } from '#domain/instruments/registry.ts';
import { locales } from '#domain/locale.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { routes } from '#app/routes.ts';
import { test } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

/** What a cheap phone and a usual one leave of the page below their address bars. */
const phones = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
];
/** The root's size of text: the site's own, and that of a reader at 120 %. */
const textSizes = ['112.5%', '135%'];

for (const route of routes.filter((one) => 'takes' in one)) {
  for (const locale of locales) {
    for (const viewport of phones) {
      const size = `${viewport.width} × ${viewport.height}`;
      test(`${route.takes} in ${locale}: every question fits ${size}, at 120 % too`, async ({
        browser,
        site: server,
      }) => {
        const instrument = findPublished(
          instruments[route.takes].storedId,
          newestVersion(route.takes),
        );
        const context = await browser.newContext({ viewport });
        const page = await context.newPage();
        await page.goto(server.url + route[locale]);
        // The question about cookies is not answered: nothing of it may lie over a question.
        await page.locator('main form [type=submit]').press('Enter');
        await page.locator('fieldset[data-item]').waitFor();
        const { asked, faults } = await page.evaluate(answerAll, textSizes);
        expect(faults).toEqual([]);
        expect(asked).toEqual(instrument && askedInFull(instrument));
        const cards = instrument?.ranking?.cards.length ?? 0;
        if (cards > 0)
          await page
            .locator('.test-card')
            .nth(cards - 1)
            .waitFor();
        expect(await page.evaluate(cardsOutside, textSizes)).toEqual([]);
        await context.close();
      });
    }
  }
}

/**
 * Runs in the page: answers one question after the other and measures each in every size of text. Says what was asked,
 * and of which question what was outside of the view, under something else, or not where it was a question ago.
 */
async function answerAll(sizes: string[]): Promise<{ asked: string[]; faults: string[] }> {
  const asked: string[] = [];
  const faults = new Set<string>();
  const places = new Map<string, number>();
  const root = document.documentElement;
  const question = () => document.querySelector<HTMLFieldSetElement>('fieldset[data-item]');
  const painted = () => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));

  for (let shown = question(); shown && asked.length < 100; shown = question()) {
    const item = shown.dataset.item ?? '';
    asked.push(item);
    for (const size of sizes) {
      root.style.fontSize = size;
      const choices = [...shown.querySelectorAll('label')];
      if (choices.length !== 5) faults.add(`${item}: ${choices.length} choices`);
      const wayBack = shown.form?.querySelector('button:not([type=submit])');
      for (const [n, part] of [wayBack, ...choices].entries()) {
        const name = n === 0 ? 'the way back' : `choice ${n}`;
        const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(-1);
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        if (!isInside) faults.add(`${item} at ${size}: ${name} ends at ${Math.round(bottom)}`);
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (isInside && !part?.contains(seen)) faults.add(`${item} at ${size}: ${name} is covered`);
        const before = places.get(size + name) ?? top;
        if (Math.abs(top - before) > 1) faults.add(`${item} at ${size}: ${name} moved`);
        places.set(size + name, top);
      }
    }
    root.style.fontSize = '';
    shown.querySelectorAll('input')[asked.length % 5]?.click();
    await painted();
    shown.form?.requestSubmit();
    for (let frame = 0; frame < 300 && question() === shown; frame += 1) await painted();
  }
  return { asked, faults: [...faults] };
}

/** Runs in the page: which parts of the cards that are put in order do not stand in the view, empty or all in order. */
async function cardsOutside(sizes: string[]): Promise<string[]> {
  const faults = new Set<string>();
  const root = document.documentElement;
  for (const card of [undefined, ...document.querySelectorAll<HTMLElement>('.test-card')]) {
    card?.click();
    await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume)));
    for (const size of sizes) {
      root.style.fontSize = size;
      for (const part of document.querySelectorAll('.test-cards > *, .test-cards button')) {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        if (!isInside) faults.add(`${part.textContent} at ${size} ends at ${Math.round(bottom)}`);
      }
    }
    root.style.fontSize = '';
  }
  return [...faults];
}
