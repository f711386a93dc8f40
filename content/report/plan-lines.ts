// The plan of a report in the words of one language, as the page, the PDF and the mail say it.
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { fill } from '#content/wording/fill.ts';
import type { LinkedLine, ToldStep } from '#content/instruments/section/told-step.ts';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { monthMoney } from '#content/pathway/amount-words.ts';
import { tuitionDue } from '#content/pathway/tuition-due.ts';
import { paperWords, stopNotes } from '#content/pathway/stop-notes.ts';
import { writtenIn } from '#content/wording/number-marks.ts';
import { dayWords, monthWords, slotWords } from '#content/pathway/when-words.ts';
import type { Locale } from '#domain/locale.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import type { PlanPart } from '#domain/report/plan-part.ts';

export type ToldPlan = {
  readonly title: string;
  readonly way: string;
  readonly wayText: string;
  readonly choice: string;
  readonly reasons: readonly string[];
  readonly progress: string;
  /** What to do in the month of the telling. */
  readonly now: {
    readonly title: string;
    readonly titles: readonly string[];
    /** The titles with their papers. */
    readonly lines: readonly string[];
  };
  /** What no longer reaches the start, and which start is the next; empty where everything does. */
  readonly missed: readonly string[];
  readonly steps: readonly ToldStep[];
  /** What is paid or shown when, a line for each month. */
  readonly due: { readonly title: string; readonly lines: readonly string[] };
  /** For whom steps of a visa are told; null where there are none. */
  readonly visa: string | null;
  /** What the notes of all steps say, where there is no room for each. */
  readonly dates: string;
  /** What the degree costs, both prices; only of a public one. */
  readonly tuition: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly sourcesTitle: string;
  /** What is cited, with the day it was looked at. */
  readonly sources: readonly (LinkedLine & { readonly note: string })[];
  readonly caveat: string;
};

/** With its figures as the country of the plan writes them: on the page, on paper and in the mail. */
export function planLines(plan: PlanPart, copy: Copy, locale: Locale): ToldPlan {
  const { told, answer } = copy;
  const { choice, access, steps } = plan;
  const written = writtenIn(choice.country, locale);
  const allWritten = (texts: readonly string[]) => texts.map(written);
  const way = wayWords({ access, aim: choice.aim }, copy);
  const tuition = tuitionDue(plan, plan.seenOn, { copy, locale });
  const done = steps.filter((step) => step.done !== null).length;
  return {
    title: told.title,
    way: way.title,
    wayText: written(way.text),
    choice: choiceWords(choice, copy, locale),
    reasons: allWritten(plan.reasons.map((id) => copy.reasons[id])),
    progress: `${fill(copy.plan.progress, { done, all: steps.length })}. ${fill(told.seen, {
      date: dayWords(plan.seenOn, locale),
    })}`,
    now: nowLines(plan, written, copy, locale),
    missed: allWritten(missedLines(plan, copy, locale)),
    due: {
      title: copy.months.due,
      lines: plan.due.map(
        ({ month, money }) =>
          `${monthWords(month, locale)}. ${allWritten(monthMoney(money, { tuition, copy, locale })).join(' ')}`,
      ),
    },
    dates: copy.months.dates,
    visa: plan.withVisa ? copy.months.withVisa : null,
    steps: steps.map((step) => ({
      id: step.id,
      title: written(copy.steps[step.id].title),
      isDone: step.done !== null,
      isLate: step.done === null && step.slot.kind === 'late',
      when: whenOf(step, copy, locale),
      note:
        step.done === null
          ? stopNotes({ ...step, ask: step.ask ?? undefined }, copy, locale).join(' · ')
          : '',
      place: { text: fill(told.where, { office: copy.offices[step.office] }), url: step.url },
    })),
    tuition: choice.aim === 'public-degree' ? tuitionLines(copy, allWritten, locale) : null,
    sourcesTitle: told.sources,
    sources: plan.sources.map(({ source, url, mark, checked, isStale }) => ({
      text: source,
      url,
      note: [
        fill(answer.checked, { date: dayWords(checked, locale) }),
        ...(mark === 'S' ? [answer.press] : []),
        ...(isStale ? [answer.stale] : []),
      ].join('; '),
    })),
    caveat: answer.caveat,
  };
}

function tuitionLines(
  { tuition: words }: Copy,
  written: (lines: readonly string[]) => readonly string[],
  locale: Locale,
) {
  const { resident, foreign, ask } = tellTuition({ locale, words });
  return { title: words.title, lines: written([words.lead, ...foreign, resident, ask, words.who]) };
}

function nowLines(
  { thisMonth, steps, seenOn }: PlanPart,
  written: (text: string) => string,
  copy: Copy,
  locale: Locale,
) {
  const { months } = copy;
  const title = `${months.now} (${monthWords(seenOn.slice(0, 7), locale)})`;
  const open = steps.filter(({ id }) => thisMonth.includes(id));
  if (open.length === 0) return { title, titles: [months.nothing], lines: [months.nothing] };
  const titles = open.map(({ id }) => `${copy.steps[id].title}.`);
  const lines = open.map(({ documents }, index) =>
    written(`${titles[index]} ${paperWords(documents, copy)}`.trim()),
  );
  return { title, titles, lines };
}

function missedLines({ missed, nextStart }: PlanPart, copy: Copy, locale: Locale): string[] {
  if (missed.length === 0) return [];
  const words = copy.months.missed;
  const titles = missed.map((id) => copy.steps[id].title).join(' · ');
  const next = nextStart && fill(words.next, { month: monthWords(nextStart, locale) });
  return [`${words.title}: ${titles}. ${words.text}`, ...(next ? [next] : [])];
}

function whenOf(step: PlanPart['steps'][number], copy: Copy, locale: Locale): string {
  const { told, answer, when } = copy;
  if (step.done !== null) return fill(told.doneOn, { date: dayWords(step.done, locale) });
  const todo = fill(told.todo, { when: slotWords(step.slot, when, locale) });
  return step.onlyIfAsked ? `${todo} · ${answer.onlyIfAsked}` : todo;
}
