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
    return await tapToEffect(phone);
  } finally {
    await phone.close();
  }
}

/** The browser's own count of the tap; what opens only after the tap was handled is waited for. */
async function tapToEffect(phone: SlowPhone): Promise<number> {
  const { taps, tappedAt, toggledAt } = await seenIn(phone);
  if (toggledAt < tappedAt) throw new Error('the tap was not seen to open anything');
  const longest = Math.max(...Object.values(taps), 0);
  // Times come in steps of 8 ms, and none is kept below 16.
  return Math.max(16, longest, toggledAt - tappedAt);
}
