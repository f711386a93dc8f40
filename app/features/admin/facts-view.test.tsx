import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/admin-area.ts';
import { copy as spanish } from '#content/dictionaries/es/admin-area.ts';
import type { Looked } from '#content/facts/stale-facts.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { FactsView } from './facts-view.tsx';
import { pastTheirDate } from './known-facts.ts';

const rent: Looked = {
  id: 'rent',
  source: 'Un diario',
  url: 'https://diario.example/alquiler',
  mark: 'S',
  checked: '2026-01-01',
  staleAfter: '2028-06-30',
  year: '2026',
  unit: 'EUR/month',
  what: { es: 'una habitación', en: 'a room' },
  where: { es: 'Madrid, 2026', en: 'Madrid, 2026' },
};
const page = (locale: 'es' | 'en', today: string, known?: readonly Looked[]) =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <FactsView
        today={today}
        {...(known ? { known } : {})}
        copy={(locale === 'es' ? spanish : english).facts}
      />
    </LocaleProvider>,
  );

test('a stale price stands with its source, its last good day and the role that must look', () => {
  const html = page('es', '2027-01-01', [rent]);
  expect(html).toContain('una habitación (Madrid, 2026)');
  expect(html).toContain('href="https://diario.example/alquiler"');
  expect(html).toContain('31 de diciembre de 2026');
  expect(html).toContain(spanish.facts.who.counsellor);
  expect(html).toContain('Caducados (1)');
});

test('the day before it is soon stale, and eighteen months later an example', () => {
  expect(page('en', '2026-12-31', [rent])).toContain('Soon stale (1)');
  expect(page('en', '2028-06-30', [rent])).toContain('>Stale (1)');
  expect(page('en', '2028-07-01', [rent])).toContain('As an example only (1)');
});

test('each list says when it is empty', () => {
  const html = page('en', '2026-06-01', [{ ...rent, mark: 'V' }]);
  for (const { none } of Object.values(english.facts.lists)) expect(html).toContain(none);
});

test('what is past its date is told with the longest waiting first', () => {
  const today = '2028-07-01';
  const older = { ...rent, id: 'older', year: '2024', what: { es: 'un menú', en: 'a meal' } };
  const newer = { ...rent, id: 'newer', year: '2027', what: { es: 'un bus', en: 'a bus' } };
  const future = { ...rent, id: 'future', year: '2030', staleAfter: '2031-01-01' };
  expect(pastTheirDate(today, [newer, rent, future, older]).map(({ id }) => id)).toEqual([
    'older',
    'rent',
    'newer',
  ]);
});

test('everything that the site prints is looked at', () => {
  expect(page('es', '2040-01-01').match(/<tr>/g)?.length).toBeGreaterThan(270);
});
