import type { Browser } from '@playwright/test';
import {
  firstPaint,
  knownPlace,
  placeOf,
  quiet,
  seenIn,
  slowPhone,
  tapAt,
  type SlowPhone,
} from './slow-phone.ts';

/** What a first tap on the landing page is for, and what has happened when it had its effect. */
export const targets = {
  test: { selector: 'a[href="/assessment"]', effect: 'left' },
  menu: { selector: '.site-menu-button', effect: '.site-menu:popover-open' },
  FAQ: { selector: 'details[name="faq"] > summary', effect: 'details[name="faq"][open]' },
  modal: { selector: '[data-dialog="register"]', effect: '#register-dialog[open]' },
} as const;

export type Target = keyof typeof targets;
export const targetNames = ['test', 'menu', 'FAQ', 'modal'] as const satisfies readonly Target[];

/**
 * From the finger's leaving the glass to the paint of what it asked for, or to the request for the next page (ms). A tap
 * at the first paint is put where its target is known to come; one that comes below the window is scrolled to first.
 */
export async function firstTap(
  browser: Browser,
  url: string,
  { target, when }: { target: Target; when: 'first paint' | 'quiet' },
): Promise<number> {
  const { selector, effect } = targets[target];
  const known = when === 'first paint' ? await knownPlace(browser, url, selector) : undefined;
  const phone = await slowPhone(browser);
  try {
    const painted = firstPaint(phone);
    await phone.page.goto(url, { waitUntil: when === 'quiet' ? 'load' : 'commit' });
    await painted;
    if (when === 'quiet') await quiet(phone);
    await tapAt(phone, known ?? (await placeOf(phone, selector)));
    if (effect === 'left') {
      await phone.page.waitForURL(/\/assessment$/, { waitUntil: 'commit' });
      const { openedAt, tappedAt } = await seenIn(phone);
      return openedAt - tappedAt;
    }
    await phone.page.locator(effect).waitFor();
    return await longestTap(phone);
  } finally {
    await phone.close();
  }
}

async function longestTap(phone: SlowPhone): Promise<number> {
  const { taps } = await seenIn(phone);
  // Below 16 ms the browser keeps no record.
  return Math.max(16, ...Object.values(taps));
}
