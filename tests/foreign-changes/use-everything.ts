import type { Page } from '@playwright/test';

/** What ends the visit, or asks for what only a person may give. */
const leftAlone = '.btn-destructive, [data-cookies="accept"], [target="_blank"], [type="file"]';

/**
 * Does on a page what can be done on it, whatever its words: every fold is opened, every field filled, every choice made, every
 * button pressed, `most` of each at most. Where a press leads away, the visit ends there.
 */
export async function useEverything(page: Page, most: number): Promise<void> {
  const path = new URL(page.url()).pathname;
  const isHere = () => new URL(page.url()).pathname === path;
  const within = page.locator('#root');
  const steps = [
    ['summary', press],
    ['input:is([type=text], [type=search], [type=email], [type=password], [type=number])', type],
    ['select', choose],
    ['input:is([type=radio], [type=checkbox])', press],
    ['button', press],
  ] as const;
  for (const [selector, act] of steps) {
    for (let at = 0; at < most && isHere(); at += 1) {
      const all = within.locator(`${selector}:not(${leftAlone})`).locator('visible=true');
      if (at >= (await all.count())) break;
      // What is covered, or went away while it was looked for, is not for pressing.
      await act(all.nth(at)).catch(() => undefined);
    }
  }
}

type Control = ReturnType<Page['locator']>;

const soon = { timeout: 1_000 };

function press(control: Control): Promise<unknown> {
  return control.click({ ...soon, force: true });
}

async function type(control: Control): Promise<unknown> {
  const isNumber = (await control.getAttribute('type', soon)) === 'number';
  await control.fill(isNumber ? '8' : 'medicina', soon);
  return control.press('Tab', soon);
}

function choose(control: Control): Promise<unknown> {
  return control.selectOption({ index: 1 }, soon);
}
