// The plan as a chapter on paper and as a part of the mail, in the lines that the page shows, too.
import type { Report } from '#domain/report/report.ts';
import type { MailSection } from './mail-section.ts';
import { planLines, type ToldPlan } from './plan-lines.ts';
import type { ReportWords } from './report-words.ts';
import type { Chapter } from '#content/instruments/section/told-block.ts';

/** The plan's lines; undefined for a report without one, or where its words are not at hand. */
export function toldPlan({ plan }: Report, { plan: copy, locale }: ReportWords) {
  return plan && copy ? planLines(plan, copy, locale) : undefined;
}

/** On paper the papers of this month are left to the page: a report has eight pages at most. */
export function tellPlan(plan: ToldPlan): Chapter {
  return {
    id: 'plan',
    title: plan.title,
    blocks: [
      { kind: 'text', text: `${plan.choice}. ${plan.progress}` },
      { kind: 'lead', text: plan.way },
      { kind: 'text', text: plan.wayText },
      ...plan.reasons.map((text) => ({ kind: 'text' as const, text })),
      {
        kind: 'text',
        text: [`${plan.now.title}:`, ...plan.now.titles, plan.dates, plan.visa ?? '']
          .join(' ')
          .trim(),
      },
      ...plan.missed.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'steps', steps: plan.steps },
      ...(plan.due.lines.length > 0
        ? [{ kind: 'small' as const, text: `${plan.due.title}: ${plan.due.lines.join(' ')}` }]
        : []),
      ...(plan.tuition
        ? [
            { kind: 'subheading' as const, text: plan.tuition.title },
            ...plan.tuition.lines.map((text) => ({ kind: 'text' as const, text })),
          ]
        : []),
      { kind: 'subheading', text: plan.sourcesTitle },
      { kind: 'links', links: plan.sources },
      { kind: 'small', text: plan.caveat },
    ],
  };
}

/** What is still to do comes first: a mail is read from the top. */
export function mailPlan(plan: ToldPlan): MailSection {
  const steps = plan.steps.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  return {
    title: plan.title,
    lines: [
      plan.choice,
      `${plan.way}. ${plan.wayText}`,
      plan.progress,
      `${plan.now.title}: ${plan.now.lines.join(' ')}`,
      ...plan.missed,
      ...(plan.visa ? [plan.visa] : []),
      ...steps.map(({ title, when, note, place }) => ({
        text: note === '' ? `${title}. ${when}.` : `${title}. ${when} · ${note}.`,
        link: place,
      })),
      ...(plan.due.lines.length > 0 ? [`${plan.due.title}.`, ...plan.due.lines] : []),
      ...(plan.tuition ? [`${plan.tuition.title}.`, ...plan.tuition.lines] : []),
    ],
  };
}
