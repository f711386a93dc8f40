import type { Locale } from '#domain/locale.ts';
import type { Timing } from '#domain/pathway/rules.ts';
import type { Slot } from '#domain/pathway/slot.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import { europeanDayIn, monthNameIn, monthOfYearIn } from '#content/wording/formats.ts';

/** A month (`YYYY-MM`) as people write it: "mayo de 2027". */
export function monthWords(month: string, locale: Locale): string {
  return monthOfYearIn(locale).format(new Date(month));
}

/** A month (`YYYY-MM`) in three letters, where a chart has room for no more. */
export function shortMonth(month: string, locale: Locale): string {
  return monthNameIn(locale).format(new Date(month)).slice(0, 3);
}

/** A day (`YYYY-MM-DD`) as people write it. */
export function dayWords(day: string, locale: Locale): string {
  return europeanDayIn(locale).format(new Date(day));
}

/** When a step falls for a chosen start. */
export function slotWords(slot: Slot, words: Copy['when'], locale: Locale): string {
  if (slot.kind === 'late') return words.late[slot.advice];
  if (slot.kind === 'now') return fill(words.now, { to: monthWords(slot.to, locale) });
  const [from, to] = [monthWords(slot.from, locale), monthWords(slot.to, locale)];
  return slot.from === slot.to ? fill(words.aheadOne, { from }) : fill(words.ahead, { from, to });
}

/** When a step falls in general, counted from the start. */
export function timingWords(
  { kind, from, to }: Timing,
  words: Copy['when'],
  locale: Locale,
): string {
  if (kind === 'call') {
    const name = (month: number) => monthNameIn(locale).format(Date.UTC(2000, month - 1));
    return fill(words.call, { from: name(from), to: name(to) });
  }
  if (to < -1) return words.during;
  if (to < 0) return words.after;
  return to === 0 ? fill(words.beforeStart, { from }) : fill(words.before, { from, to });
}
