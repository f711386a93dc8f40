import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Words a minute of somebody who reads a screen to the end, and seconds of a press and of a letter: slow, so that the sum is on the safe side. */
const pace = { wordsPerMinute: 180, press: 3, letter: 0.35 };

/**
 * Somebody who sees a page for the first time: presses what is visible by its words, types into what is labelled, and reads all
 * of each screen. What it would take them is reckoned from that, whatever this machine takes.
 */
export function newcomer(page: Page, folder: string) {
  const taken = { presses: 0, letters: 0, words: 0, screens: 0 };

  async function act(target: Locator, what: (shown: Locator) => Promise<void>): Promise<void> {
    taken.presses += 1;
    await what(target.locator('visible=true').first());
  }

  return {
    page,
    /** A button, a link, a box or a choice, by exactly these words. */
    async press(name: string): Promise<void> {
      const given = { name, exact: true };
      const control = page
        .getByRole('button', given)
        .or(page.getByRole('link', given))
        .or(page.getByRole('checkbox', given))
        .or(page.getByRole('radio', given));
      await act(control, (shown) => shown.click());
    },
    async type(label: string, text: string): Promise<void> {
      taken.letters += text.length;
      await act(page.getByLabel(label, { exact: true }), (shown) => shown.fill(text));
    },
    async choose(label: string, option: string): Promise<void> {
      await act(page.getByLabel(label, { exact: true }), async (shown) => {
        await shown.selectOption(option);
      });
    },
    /** Waits for a screen by a line of it, reads it, and keeps its picture; `isWhole` below the window, too. */
    async read(name: string, line: string | RegExp, isWhole = true): Promise<void> {
      const found = page.getByText(line, typeof line === 'string' ? { exact: true } : {});
      await found.locator('visible=true').first().waitFor();
      const text = await page.locator('main').innerText();
      taken.screens += 1;
      const count = text.split(/\s+/).length;
      taken.words += count;
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: isWhole });
      console.log(
        `${name.padEnd(26)}${String(count).padStart(5)} words, ${taken.presses} presses so far`,
      );
    },
    /** The same screen as it stands in windows of other widths. */
    async widths(name: string): Promise<void> {
      const size = page.viewportSize();
      for (const [width, height] of [
        [360, 640],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.screenshot({ path: join(folder, `${name}-${width}.png`) });
      }
      if (size) await page.setViewportSize(size);
    },
    /** From here on it counts. */
    begin(): void {
      Object.assign(taken, { presses: 0, letters: 0, words: 0, screens: 0 });
    },
    taken() {
      const { presses, letters, words, screens } = taken;
      const seconds =
        presses * pace.press + letters * pace.letter + (words / pace.wordsPerMinute) * 60;
      return { presses, letters, words, screens, minutes: seconds / 60 };
    },
  };
}
