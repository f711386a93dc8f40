// Everything that a visitor can read and that might tell what a public degree costs: each public page as the build writes
// it, the live pathway, the report's plan on the page, on paper and in the mail, the calendar.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { planCalendar } from '#app/features/pathway/plan/plan-calendar.ts';
import { PathwayStepItem } from '#app/features/pathway/pathway-step.tsx';
import { PathwayView } from '#app/features/pathway/pathway-view.tsx';
import { PlanView } from '#app/features/report/plan/plan-view.tsx';
import { textOfPdf } from '#tests/report/text-of-pdf.ts';
import { pdfOf } from '#tests/report/print-report.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { prerenderPaths, renderPage } from '#app/prerender/prerender.tsx';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadPlan } from '#content/report/load-plan.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { tellMail } from '#content/report/tell-mail.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import type { Locale } from '#domain/locale.ts';
import { reportOf } from '#domain/report/report.ts';
import { planFor } from '#domain/pathway/plan-for.ts';

/** A text in sections: what belongs together under one heading, question or entry. */
export type Place = { place: string; sections: readonly string[] };

const today = '2026-11-22';
const choice = {
  // Which writes figures as Spain does: prices are looked for as they are in their table.
  country: 'EC',
  diploma: 'national',
  aim: 'public-degree',
  start: '2027-09',
} as const;
const nothing = { boot: '/boot.js', preloads: [], fonts: [], css: { linked: [] } };

export async function pricedPlaces(locale: Locale): Promise<Place[]> {
  return [...(await builtPages(locale)), ...(await plan(locale))];
}

/** Careers are all alike and tell what a year costs in one range that holds both prices; the first stands for them. */
async function builtPages(locale: Locale): Promise<Place[]> {
  const isEnglish = (path: string) => /^\/en(\/|$)/.test(path);
  const paths = prerenderPaths().filter(
    ({ path, rare }) => !rare && isEnglish(path) === (locale === 'en'),
  );
  const pages: Place[] = [];
  for (const { path } of paths) {
    pages.push({ place: path, sections: sectionsOf(await renderPage(path, () => nothing)) });
  }
  return pages;
}

async function plan(locale: Locale): Promise<Place[]> {
  const { part, words: copy } = await loadPlan({ choice, ticks: {} }, locale, today);
  const { careers, names } = await loadCatalog(locale);
  const words = { ...(await loadReportWords(locale, names)), plan: copy };
  const report = reportOf({ sections: [], careers, level: 'both', reactions: {}, plan: part });
  const months = planFor(pathwayRules, { choice, ticks: {} }, today);
  const { pathway } = months;
  const now = new Date(`${today}T12:00:00Z`);
  const url = 'https://faro.example/ruta-a-espana';
  const shown = (page: React.ReactNode) =>
    sectionsOf(
      renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          <StaticNavigation>{page}</StaticNavigation>
        </LocaleProvider>,
      ),
    );
  const live = (
    <PathwayView
      pathway={pathway}
      level="h3"
      copy={copy}
      renderStep={(step) => (
        <PathwayStepItem key={step.id} step={step} when="" level="h4" copy={copy} />
      )}
    />
  );
  const pdf = textOfPdf((await pdfOf(report, words)).bytes).join(' ');
  const mail = (await tellMail(report, words)).map(({ title, lines }) =>
    [title, ...lines.map((line) => (typeof line === 'string' ? line : line.text))].join(' '),
  );
  const calendar = planCalendar({
    key: 'a1',
    plan: months,
    today,
    now,
    url,
    locale,
    copy,
  });
  return [
    { place: 'the live pathway', sections: shown(live) },
    { place: 'the plan in a report', sections: shown(<PlanView report={report} words={words} />) },
    {
      place: 'the plan behind a shared link',
      sections: shown(<PlanView report={report} words={words} isShared />),
    },
    { place: 'the plan on paper', sections: [plain(pdf)] },
    { place: 'the report mail', sections: mail.map(plain) },
    {
      place: 'the calendar',
      sections: calendar
        .replaceAll('\r\n ', '')
        .replaceAll('\\', '')
        .split('BEGIN:VEVENT')
        .map(plain),
    },
  ];
}

/** What stands between two headings, questions or entries of structured data; rows of a table one by one, too. */
export function sectionsOf(html: string): string[] {
  const parts = html.split(/(?=<h[1-6][ >])|(?="@type":"Question")/);
  const rows = html.match(/<tr[ >].*?<\/tr>/gs) ?? [];
  const columns = rows.filter((row) => (row.match(/<td/g) ?? []).length > 1);
  return [...parts, ...columns].map(plain);
}

/** Text without markup, with ordinary spaces. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}
