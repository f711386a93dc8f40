// The report of a person as four readers meet it, as lines of text: the page, the PDF, the mail and what a shared link shows.
import { renderToStaticMarkup } from 'react-dom/server';
import { ParentsView } from '#app/features/report/family/parents-view.tsx';
import { ReportView } from '#app/features/report/report-view.tsx';
import { TogetherView } from '#app/features/report/together-view.tsx';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { loadView } from '#app/instruments/load-view.ts';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { copy as sharedEn } from '#content/dictionaries/en/shared-result.ts';
import { copy as sharedEs } from '#content/dictionaries/es/shared-result.ts';
import { loadItemWords, withWordsOf } from '#content/report/load-report-words.ts';
import { tellMail } from '#content/report/tell-mail.ts';
import { findPublished } from '#content/instruments/publications.ts';
import type { Locale } from '#domain/locale.ts';
import { sectionOf, type Section } from '#domain/instruments/registry.ts';
import { reportOf } from '#domain/report/report.ts';
import { catalogs, pdfOf, reportWords } from '../print-report.ts';
import { textOfPdf } from '../text-of-pdf.ts';
import type { Views } from './check-report.ts';
import type { MadeUpPerson } from './people.ts';

const now = new Date('2026-11-22T12:00:00Z');
const shared = { es: sharedEs, en: sharedEn };

/** `withPaper: false` leaves the PDF empty: laying it out takes ten times as long as the rest. */
export async function printViews(
  { attempts, ageBand, level }: MadeUpPerson,
  locale: Locale,
  { withPaper = true }: { withPaper?: boolean } = {},
): Promise<Views> {
  const sections = await Promise.all(attempts.map(sectionFrom));
  const { careers } = catalogs.es;
  const report = reportOf({ sections, careers, level, reactions: {}, ageBand });
  const ofOthers = reportOf({ sections, careers, level, reactions: {} });
  const words = await withWordsOf(report.sections, reportWords[locale]);
  const items = await loadItemWords(locale, report.sections);
  const render = async (told: typeof report, isShared: boolean) => {
    const pages = await Promise.all(
      told.sections.map(async ({ instrument: shown }) => {
        const View = await loadView(shown);
        const parts = { shown, sections, earlier: undefined, careers, words, items, View };
        const choices = { level, onLevel: () => {}, reactions: {} };
        return renderToStaticMarkup(
          <LocaleProvider locale={locale}>
            <StaticNavigation>
              {isShared && (
                <ParentsView
                  told={{ report: told, words, items }}
                  who="Ana"
                  start={undefined}
                  copy={shared[locale].parents}
                />
              )}
              <ReportView
                parts={parts}
                report={{ report: told, words, items }}
                choices={choices}
                now={now}
                Together={TogetherView}
                isGuest
                isShared={isShared}
              />
            </StaticNavigation>
          </LocaleProvider>,
        );
      }),
    );
    return pages.flatMap(linesOfHtml);
  };
  const mail = await tellMail(report, words);
  return {
    page: await render(report, false),
    paper: withPaper ? textOfPdf((await pdfOf(report, words, { items })).bytes) : [],
    mail: mail.flatMap(({ title, lines }) => [
      title,
      ...lines.map((line) => (typeof line === 'string' ? line : line.text)),
    ]),
    link: await render(ofOthers, true),
  };
}

async function sectionFrom(attempt: MadeUpPerson['attempts'][number]): Promise<Section> {
  const instrument = findPublished(attempt.instrument, attempt.version);
  const section = instrument && (await sectionOf(instrument, attempt));
  if (!section) throw new Error(`${attempt.instrument} is not published`);
  return section;
}

/** Marks of flowing text vanish; every other mark ends a line. */
function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(/<\/?(strong|em|a|abbr|time)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
