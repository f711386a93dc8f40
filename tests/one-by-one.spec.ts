import { expect, type Page } from '@playwright/test';
import { copy } from '#content/dictionaries/es/one-by-one.ts';
import { copy as suggestion } from '#content/dictionaries/es/suggestion.ts';
import { copy as parts } from '#content/instruments/words/es/report-parts.ts';
import { expectAccessible } from './axe.ts';
import { guestAttempt, leaveOnDevice } from './device.ts';
import { rejectCookies, test } from './site-fixture.ts';

test.use({ viewport: { width: 360, height: 640 } });

const { interested, no } = suggestion.react;

/** Moves the card to a side, as a finger or a mouse would. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = await page.locator('.take-one-card').boundingBox();
  if (!box) throw new Error('no card');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 3 });
  await page.mouse.move(x + by, y, { steps: 3 });
  await page.mouse.up();
}

test('suggestions come one at a time, by swipe, button or arrow, and leave a short list that stays', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await leaveOnDevice(page, site, guestAttempt('es'));
  await page.goto(`${site.url}/results`);
  await rejectCookies(page);
  await page.getByRole('button', { name: parts.careers.oneByOne }).click();
  const deck = page.getByRole('dialog', { name: copy.title });
  const card = deck.locator('.take-one-card');
  const name = () => deck.locator('.take-one-face h3').textContent();
  await expect(card).toBeFocused();
  const total = Number(/\d+$/.exec((await card.getAttribute('aria-label')) ?? '')?.[0]);
  expect(total).toBeGreaterThan(3);
  await expectAccessible(page);
  // All of a card and its buttons stand on the screen without moving it.
  const hidden = () => deck.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(await hidden()).toBe(0);

  const taken = [await name()];
  await swipe(page, 160);
  await expect(deck.getByRole('status')).toContainText(`${taken[0]}: me interesa.`);
  // Too short a way is none.
  const second = await name();
  await swipe(page, 30);
  expect(await name()).toBe(second);
  await swipe(page, -160);
  taken.push(await name());
  await page.keyboard.press('ArrowLeft');
  await deck.getByRole('button', { name: copy.undo }).click();
  expect(await name()).toBe(taken[1]);
  await page.keyboard.press('ArrowRight');
  for (let left = total - 3; left > 0; left -= 1) {
    await deck.getByRole('button', { name: left === 1 ? interested : no }).click();
  }
  await expect(deck.getByRole('heading', { name: copy.end.title })).toBeFocused();
  const list = deck.locator('.short-list a');
  await expect(list).toHaveCount(3);
  expect((await list.allTextContents()).filter((one) => taken.includes(one))).toHaveLength(2);
  await expectAccessible(page);

  await deck.getByRole('button', { name: copy.end.back }).click();
  await page.reload();
  await page.getByText(/^Más carreras/).click();
  for (const one of taken) {
    await expect(
      page.getByRole('button', { name: `${interested}: ${one}`, exact: true }).first(),
    ).toHaveAttribute('aria-pressed', 'true');
  }
});
