import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The rules of axe that a colour scheme can break; structure and names are the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Every page reads it anew: the small one in half the time. */
const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Scope = {
  /** A selector; the whole page without it. */
  within?: string;
  /** Ids of axe's rules; all that are on by default without it. */
  rules?: readonly string[];
};

/**
 * What axe finds wrong on the page as it stands, `rule: elements`, sorted as axe sorts. Asked inside the page: axe's
 * own builder for Playwright opens a second page for every answer and takes seven times as long.
 */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  let found: string[] = [];
  // A window that was just made larger, or turned dark, may still be on its way there; a true fault stays.
  for (const pause of [0, 500, 1_500]) {
    await page.waitForTimeout(pause);
    await page.evaluate(layOutAll);
    await page.evaluate(waitForColours);
    found = await page.evaluate(findViolations, scope);
    if (found.length === 0) break;
  }
  return found;
}

/** Fails with the page's address and what axe found there. */
export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violations(page, scope), page.url()).toEqual([]);
}

/** Runs in the page. What is far below the window waits to be laid out (`content-visibility`), and axe would pass it over. */
function layOutAll(): void {
  for (const section of document.querySelectorAll<HTMLElement>('main section, footer')) {
    section.style.contentVisibility = 'visible';
  }
}

/** Runs in the page. A colour half-way between two schemes is none of either. */
async function waitForColours(): Promise<void> {
  const nextFrame = () => new Promise((resume) => requestAnimationFrame(resume));
  // A change of scheme that was just asked for is only visible, and on its way, after a frame.
  await nextFrame();
  await nextFrame();
  // A cancelled change rejects, and is over too. What goes by how far the page is scrolled is never over, nor is what turns;
  // what waits to be laid out waits for ever within a closed fold.
  const changes = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter((each) => !(each instanceof CSSAnimation && each.animationName === 'lay-out'))
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(changes.map((each) => each.finished));
}

/** Runs in the page, where axe was put as a global. */
async function findViolations({ within, rules }: Scope): Promise<string[]> {
  // Style sheets and recordings are read ahead for rules that are off here, and for a kind of page that this site has not.
  const found = await axe.run(within ?? document, {
    preload: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
