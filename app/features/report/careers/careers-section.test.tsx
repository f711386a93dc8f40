import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { nearCareers } from '#domain/report/career-suggestions.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { CareersSection } from './careers-section.tsx';

const words = await loadReportWords('es', (await loadCatalog('es')).names);
const said = words.parts.careers;
const attempt = attemptFor(interestsV2, { R: 6, I: 36, A: 6, S: 6, E: 6, C: 6 });
const sections = [interestsSection(interestsV2, attempt)];

function sectionAt(level: 'university' | 'vocational', of = sections) {
  const report = reportOf({ sections: of, careers, level, reactions: {} });
  const html = renderToStaticMarkup(
    <LocaleProvider locale="es">
      <StaticNavigation>
        <CareersSection
          report={report}
          words={words}
          level={level}
          onLevel={() => {}}
          render={({ career }) => <li key={career.id}>{career.id}</li>}
        />
      </StaticNavigation>
    </LocaleProvider>,
  );
  return { html, near: nearCareers(report.careers).map(({ career }) => career.id) };
}

test('where few careers match, those that come closest stand under their own words, after why there are few', () => {
  const { html, near } = sectionAt('vocational');
  expect(near.length).toBeGreaterThan(0);
  const [before = '', after = ''] = html.split(`<h3>${said.near.title}</h3>`);
  expect(before).toContain(said.thin.title);
  expect(after).toContain(said.near.text);
  for (const id of near) {
    expect(before).not.toContain(`<li>${id}</li>`);
    expect(after).toContain(`<li>${id}</li>`);
  }
});

test('where enough match, nothing is told to come close', () => {
  expect(sectionAt('university').html).not.toContain(said.near.title);
});

test('beside how many careers match stands how many would by lot', () => {
  const { html } = sectionAt('university');
  expect(html).toContain(said.chance.replace('{chance}', '20'));
});

test('who has no list finds a link to a career of each family, and when to come back', () => {
  const even = attemptFor(interestsV2, { R: 20, I: 21, A: 20, S: 22, E: 20, C: 19 });
  const { html } = sectionAt('university', [interestsSection(interestsV2, even)]);
  const families = new Set(
    careers.flatMap(({ family, level, alsoVia }) =>
      [level, alsoVia].includes('university') ? [family] : [],
    ),
  );
  expect(html.match(/href="\/carreras\/[a-z-]+"/g)).toHaveLength(families.size);
  expect(html).toContain(said.doors.again);
});
