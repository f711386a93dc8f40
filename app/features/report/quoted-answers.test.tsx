import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { loadView } from '#app/instruments/load-view.ts';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { wordingEs } from '#content/instruments/interests/v2/wording-es.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { ReportView } from './report-view.tsx';

const { names } = await loadCatalog('es');
const words = await loadReportWords('es', names);
const View = await loadView('interests');
const curious = attemptFor(interestsV2, { R: 18, I: 26, A: 10, S: 12, E: 6, C: 16 });
const answers = { ...curious.answers, i05: 4, i12: 4, i02: 0, i04: 0 };
const sections = [interestsSection(interestsV2, { ...curious, answers })];
const choices = { level: 'university', onLevel: () => {}, reactions: {} } as const;
const report = reportOf({ sections, careers, ...choices });
const items = { interests: wordingEs };

function pageOf(isShared: boolean): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="es">
      <StaticNavigation>
        <ReportView
          parts={{ shown: 'interests', sections, earlier: undefined, careers, words, items, View }}
          report={{ report, words, items }}
          choices={choices}
          now={new Date('2026-11-22T12:00:00Z')}
          isGuest
          isShared={isShared}
        />
      </StaticNavigation>
    </LocaleProvider>,
  );
}

test('reasons quote the own answers on the own page, and none to the reader of a shared link', () => {
  const quoted = `marcaste «${wordingEs.choices[4]}» en «${wordingEs.items.i05}»`;
  expect(pageOf(false)).toContain(quoted);
  expect(pageOf(true)).not.toContain('marcaste «');
});

test('the page says that fields count', () => {
  expect(pageOf(false)).toContain(words.parts.careers.fields.all);
});
