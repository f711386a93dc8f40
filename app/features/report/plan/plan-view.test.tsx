import { renderToStaticMarkup } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { tellMail } from '#content/report/tell-mail.ts';
import { toldPlan } from '#content/report/tell-plan.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { reportCsv, reportJson } from '#domain/report/report-file.ts';
import { reportOf } from '#domain/report/report.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { printable } from '#app/features/report/pdf/printable.ts';
import { textOfPdf } from '#tests/report/text-of-pdf.ts';
import { PlanView } from './plan-view.tsx';
import { pdfOf } from '#tests/report/print-report.ts';

const today = '2026-11-20';
const people = goldenPeople.flatMap(({ name, plan }) => (plan ? [{ name, plan }] : []));

async function tell(plan: Plan, locale: Locale) {
  const { part, words: planWords } = await loadPlan(plan, locale, today);
  const { careers, names } = await loadCatalog(locale);
  const words = { ...(await loadReportWords(locale, names)), plan: planWords };
  const report = reportOf({ sections: [], careers, level: 'both', reactions: {}, plan: part });
  const told = toldPlan(report, words);
  if (!told) throw new Error('no plan is told');
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <StaticNavigation>
        <PlanView report={report} words={words} />
      </StaticNavigation>
    </LocaleProvider>,
  );
  return { report, words, told, html };
}

/** A space is a space, whether or not a line may break there. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** What a reader reads: no tags, no character references, no notes for screen readers. */
function textOf(html: string): string {
  const bare = html
    .replaceAll(/<span class="sr-only">[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');
  return bare.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ');
}

describe.each(locales)('the plan of a report in %s', (locale) => {
  it.each(people)('is the same on the page and in the PDF: $name', async ({ plan }) => {
    const { report, words, told, html } = await tell(plan, locale);
    const pdf = spaced(textOfPdf((await pdfOf(report, words)).bytes).join(' '));
    const page = textOf(html);
    const lines = [
      told.title,
      told.choice,
      told.way,
      told.wayText,
      ...told.reasons,
      told.progress,
      told.now.title,
      ...told.now.titles,
      ...told.due.lines,
      ...(told.visa ? [told.visa] : []),
      ...told.steps.flatMap(({ title, when, place }) => [title, when, place.text]),
      told.sourcesTitle,
      ...told.sources.flatMap(({ text, note }) => [text, note]),
      told.caveat,
    ];
    expect(lines.filter((line) => !page.includes(spaced(line)))).toEqual([]);
    expect(lines.filter((line) => !pdf.includes(spaced(printable(line))))).toEqual([]);
    expect(page + pdf).not.toMatch(/undefined|\{\w+\}|\?\?/);
    expect(html).not.toMatch(/ style=|>https?:/);
  });

  it('keeps of the own screen what is to be done now, and leaves the steps to paper and to the page of the plan', async () => {
    const plan = people[0]?.plan;
    if (!plan) throw new Error('nobody has a plan');
    const { told, html } = await tell(plan, locale);
    const [screen = '', paper = ''] = html.split('only-on-paper').map(textOf);
    expect(screen).toContain(told.progress);
    expect(screen).toContain(told.now.title);
    expect(told.steps.filter(({ when }) => screen.includes(when))).toEqual([]);
    expect(told.steps.filter(({ when }) => !paper.includes(spaced(when)))).toEqual([]);
  });

  it('says in the mail what is left first, and links the official pages by name', async () => {
    const [curious] = people;
    if (!curious) throw new Error('nobody keeps a plan');
    const { report, words, told } = await tell(curious.plan, locale);
    const mail = await tellMail(report, words);
    const lines = mail.find(({ title }) => title === told.title)?.lines ?? [];
    const steps = lines.flatMap((line) => (typeof line === 'string' ? [] : [line]));
    const texts = lines.filter((line) => typeof line === 'string');
    expect(texts.join(' ')).toContain(told.now.title);
    for (const line of told.due.lines) expect(texts).toContain(line);
    expect(steps).toHaveLength(told.steps.length);
    expect(steps.at(-1)?.text).toContain(words.plan.told.doneOn.split(' {')[0]);
    expect(steps.map(({ link }) => link.url)).toContain('https://unedasiss.uned.es/fechas_clave');
  });
});

it('the data file carries choices, ticks, times, official pages and the days they were looked at', async () => {
  const [curious] = people;
  if (!curious) throw new Error('nobody keeps a plan');
  const { report } = await tell(curious.plan, 'es');
  expect(JSON.parse(reportJson(report))).toMatchObject({
    plan: { choice: curious.plan.choice, access: 'homologation', seenOn: today },
  });
  const rows = reportCsv(report).split('\r\n');
  expect(rows).toContain('plan,check-official,done,2026-10-05');
  expect(rows).toContain('plan,request-visa,done,');
  expect(rows).toContain('plan,request-visa,from,2027-05');
  expect(rows).toContain('plan,register-pce,link,https://unedasiss.uned.es/fechas_clave');
  expect(rows.filter((row) => /^plan,https:.*,checked,2026-/.test(row)).length).toBeGreaterThan(5);
});

it('every official page of a plan is one, and none is told where there is no plan', async () => {
  const { told, report, words } = await tell(people[0]!.plan, 'es');
  const urls = [...told.steps.map(({ place }) => place.url), ...told.sources.map(({ url }) => url)];
  expect(urls.filter((url) => url !== null && !url.startsWith('https://'))).toEqual([]);
  const { plan: _, ...without } = report;
  expect(toldPlan(without, words)).toBeUndefined();
});
