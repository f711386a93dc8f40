import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { Locale } from '#domain/locale.ts';
import { calendarFile, type CalendarEvent } from '#domain/pathway/calendar-file.ts';
import type { MonthPlan } from '#domain/pathway/plan-for.ts';
import { paperWords, stopNotes } from '#content/pathway/stop-notes.ts';
import type { Slot } from '#domain/pathway/slot.ts';
import { slotWords } from '#content/pathway/when-words.ts';

/**
 * The stops still to do as a calendar file: each on the first day of its time, none in the past. What has no verified date, or
 * is over, is no event: the page names whom to ask.
 */
export function planCalendar({
  plan,
  key,
  today,
  now,
  url,
  locale,
  copy,
}: {
  plan: MonthPlan<Fact>;
  /** Of the plan, by which its events are known again and told from another's. */
  key: string;
  today: string;
  now: Date;
  /** The page of the pathway. */
  url: string;
  locale: Locale;
  copy: Copy;
}): string {
  const events: CalendarEvent[] = [...plan.thisMonth, ...plan.next]
    .filter(({ basis }) => basis !== 'ask')
    .map((stop) => ({
      uid: `${stop.id}-${key}@${new URL(url).hostname}`,
      day: firstDay(stop.slot, today),
      title: copy.steps[stop.id].title,
      text: [
        slotWords(stop.slot, copy.when, locale),
        ...stopNotes(stop, copy, locale),
        copy.steps[stop.id].text,
        paperWords(stop.documents, copy),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      url,
    }));
  return calendarFile({ name: copy.plan.calendarName, written: now.toISOString() }, events);
}

function firstDay(slot: Slot, today: string): string {
  return slot.kind === 'ahead' ? `${slot.from}-01` : today;
}
