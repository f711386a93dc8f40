import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import type { Locale } from '#domain/locale.ts';
import { calendarFile, type CalendarEvent } from '#domain/pathway/calendar-file.ts';
import type { Ticks } from '#domain/pathway/plan.ts';
import type { Pathway } from '#domain/pathway/pathway-for.ts';
import type { Slot } from '#domain/pathway/slot.ts';
import { slotWords } from '#content/pathway/when-words.ts';

/** The steps still to do as a calendar file: each on the first day of its time, none in the past. */
export function planCalendar({
  pathway,
  ticks,
  today,
  now,
  url,
  locale,
  copy,
}: {
  pathway: Pathway<Fact>;
  ticks: Ticks;
  today: string;
  now: Date;
  /** The page of the pathway. */
  url: string;
  locale: Locale;
  copy: Copy;
}): string {
  const events: CalendarEvent[] = pathway.steps
    .filter(({ id }) => ticks[id] === undefined)
    .map(({ id, slot }) => ({
      uid: `${id}@${new URL(url).hostname}`,
      day: firstDay(slot, today),
      title: copy.steps[id].title,
      text: `${slotWords(slot, copy.when, locale)}\n${copy.steps[id].text}`,
      url,
    }));
  return calendarFile({ name: copy.plan.calendarName, written: now.toISOString() }, events);
}

function firstDay(slot: Slot, today: string): string {
  return slot.kind === 'ahead' ? `${slot.from}-01` : today;
}
