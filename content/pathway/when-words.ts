import type { Locale } from '#domain/locale.ts';
import type { Timing } from '#domain/pathway/rules.ts';
import type { Slot } from '#domain/pathway/slot.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import { fill } from '#content/dictionaries/fill.ts';

/** A month (`YYYY-MM`) as people write it: "mayo de 2027". */
export function monthWords(month: string, locale: Locale): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale === 'es' ? 'es' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A day (`YYYY-MM-DD`) as people write it. */
export function dayWords(day: string, locale: Locale): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'es' ? 'es' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** When a step falls for a chosen start. */
export function slotWords(slot: Slot, words: Copy['when'], locale: Locale): string {
  if (slot.kind === 'late') return words.late[slot.advice];
  if (slot.kind === 'now') return fill(words.now, { to: monthWords(slot.to, locale) });
  const [from, to] = [monthWords(slot.from, locale), monthWords(slot.to, locale)];
  return slot.from === slot.to ? fill(words.aheadOne, { from }) : fill(words.ahead, { from, to });
}

/** When a step falls for anybody, counted from the start. */
export function timingWords(
  { kind, from, to }: Timing,
  words: Copy['when'],
  locale: Locale,
): string {
  if (kind === 'call') {
    const name = (month: number) =>
      new Date(Date.UTC(2000, month - 1)).toLocaleDateString(locale, {
        month: 'long',
        timeZone: 'UTC',
      });
    return fill(words.call, { from: name(from), to: name(to) });
  }
  if (to < -1) return words.during;
  if (to < 0) return words.after;
  return to === 0 ? fill(words.beforeStart, { from }) : fill(words.before, { from, to });
}
