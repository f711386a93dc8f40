import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { locales } from '#domain/locale.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { Comparison } from './comparison.tsx';

const points = { R: 8, I: 34, A: 26, S: 14, E: 20, C: 3 };
const old = interestsSection(interestsV1, attemptFor(interestsV1, points));
const now = interestsSection(interestsV2, attemptFor(interestsV2, points));

it.each(locales)(
  'results of two versions are not compared, and that is said (%s)',
  async (locale) => {
    const words = await loadReportWords(locale, (await loadCatalog(locale)).names);
    const html = (earlier: typeof old) =>
      renderToString(
        <LocaleProvider locale={locale}>
          <Comparison earlier={earlier} later={now} words={words} />
        </LocaleProvider>,
      );
    expect(html(old)).toContain(words.parts.comparison.otherVersion);
    expect(html(old)).not.toContain('<table');
    expect(html(now)).toContain('<table');
  },
);
