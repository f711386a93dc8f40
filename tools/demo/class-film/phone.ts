import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill } from '#content/wording/fill.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { answerInClass, sitDown } from '#tests/answer-class.ts';

/** Answers a class on a phone by pressing, up to some moment, and keeps its picture as `phone-<moment>.png`. */
export async function answerOnPhone(
  phone: Page,
  {
    until,
    folder,
    ...seat
  }: { way: string; alias: string; until: 'half' | 'choice' | 'sent'; words: Copy; folder: string },
): Promise<void> {
  const { words, alias } = seat;
  const keep = () => phone.screenshot({ path: join(folder, `phone-${until}.png`) });
  await sitDown(phone, seat);
  if (until === 'half') {
    await answerInClass(phone, words, 14);
    return void (await keep());
  }
  await answerInClass(phone, words);
  const choice = (name: string) => phone.getByRole('radio', { name });
  if (until === 'choice') {
    await choice(words.share.choices.summary.name).check();
    return void (await keep());
  }
  await choice(words.share.choices.everything.name).check();
  await phone.getByRole('button', { name: words.share.send, exact: true }).click();
  await phone.getByRole('heading', { name: fill(words.done.sentTitle, { alias }) }).waitFor();
  await keep();
}
