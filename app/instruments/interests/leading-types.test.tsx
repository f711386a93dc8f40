import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { copy as admin } from '#content/dictionaries/es/admin-area.ts';
import { interestsSectionContent } from '#content/instruments/interests/section.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { LeadingTypes } from './leading-types.tsx';

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('riasec v1 is not published');
const riasec = instrument;
const copy = await interestsSectionContent.words.es();
const words = admin.person.stands;

/** What is said to stand out, as text, and what the hexagon is not. */
function listed(points: Record<string, number>): string {
  const html = renderToString(
    <LocaleProvider locale="es">
      <LeadingTypes
        section={interestsSection(riasec, attemptFor(riasec, points))}
        copy={copy}
        words={words}
      />
    </LocaleProvider>,
  ).replaceAll('<!-- -->', '');
  const [stands = ''] = html.split(words.chart);
  return stands.replaceAll(/<[^>]*>/g, ' ');
}

it('does not name as standing out what it calls low', () => {
  const text = listed({ A: 26, S: 20, I: 11, E: 10, C: 3, R: 2 });
  expect(text).toContain('A · S');
  expect(text).toMatch(/26 de 40 · medio.*20 de 40 · medio/s);
  expect(text).not.toMatch(/·\s*(I|E)\b|bajo/);
});

it('says so where even the highest is low', () => {
  const text = listed({ R: 12, I: 2, A: 2, S: 2, E: 2, C: 2 });
  expect(text).toContain('12 de 40 · bajo');
  expect(text).toContain(words.faint);
  expect(listed({ R: 30, I: 2, A: 2, S: 2, E: 2, C: 2 })).not.toContain(words.faint);
});
