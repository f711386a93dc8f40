import type { BrowserContext } from '@playwright/test';
import type { RunningServer } from '#tests/serve.ts';
import type { Heads } from './heads.ts';
import type { PartRoute } from './parts.ts';
import { topOfPage, type Mark } from './standing.ts';
import { stopNamed } from './stops.ts';
import { asleep, follow, openPage, walkWith } from './walked-page.ts';

/** The window is 800 px high: a part that was reached begins in its upper half, below what stands over the page. */
const upperHalf = { top: 200, within: 201 };

/** By a link to a part or a tab, then a reload, Back, forward, to another page and back: each time read from where it is due. */
export async function walkPart(
  context: BrowserContext,
  { url }: RunningServer,
  headOf: Heads,
  { who, locale, part, over }: PartRoute,
): Promise<string[]> {
  const from = stopNamed(part.at);
  const to = stopNamed(part.of ?? part.at);
  const isOther = from !== to;
  return walkWith(
    await openPage(context, headOf, { who, locale, misses: false }),
    async (walked) => {
      await walked.page.goto(url + from.at[locale]);
      await walked.expectAt(from, topOfPage, `opened at ${from.name}`);
      await walked.wakes(from);

      const selector = `a[href$="${(isOther ? to.at[locale] : '') + part.leads}"]`;
      const reached: Mark | undefined = part.leads.startsWith('?')
        ? undefined
        : { selector: part.leads, ...upperHalf };
      await walked.press(walked.page.locator(`${selector}:visible`).last());
      await walked.expectAt(to, reached, 'link', part.leads);
      const { top, wasAwake } = await walked.pressed();
      const isDocument = to.kind === 'document' || !wasAwake;
      walked.expectLoads(
        isOther && to.kind === 'document' ? 1 : 0,
        isOther && isDocument ? 1 : 0,
        'link',
      );
      await walked.wakes(to);

      await walked.move('reload');
      await walked.expectAt(to, reached, 'reload', part.leads);
      await walked.wakes(to);
      await walked.move('goBack');
      const pressedAt = { selector, top, within: wasAwake ? 100 : asleep };
      await walked.expectAt(from, reached && pressedAt, 'Back', '');
      walked.expectLoads(0, isOther ? 1 : 0, 'Back');
      await walked.move('goForward');
      await walked.expectAt(to, reached, 'forward', part.leads);
      await follow(walked, stopNamed(over), locale, 'top');
      await walked.move('goBack');
      await walked.expectAt(to, undefined, 'Back from another page', part.leads);
    },
  );
}
