import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '#content/wording/fill.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';

/** Answers a class on a phone by pressing, up to some moment, and keeps its picture as `phone-<moment>.png`. */
export async function answerOnPhone(
  phone: Page,
  {
    way,
    alias,
    until,
    words,
    folder,
  }: { way: string; alias: string; until: 'half' | 'choice' | 'sent'; words: Copy; folder: string },
): Promise<void> {
  const press = (name: string) => phone.getByRole('button', { name, exact: true }).click();
  const keep = () => phone.screenshot({ path: join(folder, `phone-${until}.png`) });
  await phone.goto(way);
  await phone.getByLabel(words.alias.label).fill(alias);
  await phone.locator('[data-cookies=reject]').click();
  await press(words.alias.go);
  await press(words.tests.start);
  const done = new Set<string>();
  const last = phone.getByRole('button', { name: words.tests.continue, exact: true });
  const questions = phone.locator('fieldset[data-item]');
  await questions.first().waitFor();
  while (!(await last.isVisible())) {
    const items = await questions.evaluateAll((sets) =>
      sets.map((set) => set.getAttribute('data-item') ?? ''),
    );
    const item = items.find((one) => !done.has(one));
    if (item === undefined) {
      await phone.waitForTimeout(30);
      continue;
    }
    await phone
      .locator(`fieldset[data-item="${item}"] label`)
      .nth([4, 3, 1, 2, 0][(done.size * 7) % 5] ?? 0)
      .click();
    done.add(item);
    if (until === 'half' && done.size === 14) return void (await keep());
  }
  await last.click();
  await phone.getByRole('radio', { name: words.share.choices.summary.name }).waitFor();
  if (until === 'choice') {
    await phone.getByRole('radio', { name: words.share.choices.summary.name }).check();
    return void (await keep());
  }
  await phone.getByRole('radio', { name: words.share.choices.everything.name }).check();
  await press(words.share.send);
  await phone.getByRole('heading', { name: fill(words.done.sentTitle, { alias }) }).waitFor();
  await keep();
}
