import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '#tests/serve.ts';
import type { Heads } from './heads.ts';
import { topOfPage } from './standing.ts';
import { stopNamed, type Route } from './stops.ts';
import { follow, openPage, walkWith } from './walked-page.ts';

/**
 * Walks one route, and says what was not as it should be; nothing, where all was. Judged from outside: head and language
 * against the bytes of the document, documents by counting what the browser asks for, scroll by its own number.
 */
export async function walk(
  context: BrowserContext,
  { url }: RunningServer,
  headOf: Heads,
  route: Route,
): Promise<string[]> {
  const { locale, who, ending } = route;
  const [from, by, to] = [stopNamed(route.from), stopNamed(route.by), stopNamed(route.to)];
  const misses = from.name === 'nothing';
  return walkWith(await openPage(context, headOf, { who, locale, misses }), async (walked) => {
    const { page } = walked;
    await page.goto(url + from.at[locale]);
    await walked.expectAt(from, topOfPage, `opened at ${from.name}`);
    await walked.wakes(from);
    await follow(walked, by, locale, 'top');
    await walked.wakes(by);
    const leftAt = await follow(walked, to, locale);
    await walked.wakes(to);
    if (ending === 'there') return;
    if (ending === 'reload') {
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => scrollY > 0);
      const top = await page.evaluate(
        () => document.querySelector('h1')?.getBoundingClientRect().top,
      );
      await walked.move('reload');
      // The browser may have kept a scroll that was still under way.
      const mark = top === undefined ? undefined : { selector: 'h1', top, within: 300 };
      await walked.expectAt(to, mark, 'reload');
      return;
    }
    await walked.move('goBack');
    await walked.expectAt(by, leftAt, 'Back');
    walked.expectLoads(0, 1, 'Back');
    if (ending === 'Back') return;
    await walked.move('goBack');
    await walked.expectAt(from, undefined, 'Back twice');
    walked.expectLoads(0, 1, 'Back twice');
  });
}
