import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { copy } from '#content/dictionaries/es/shared-result.ts';
import { lastDayOf } from '#domain/cost/exchange.ts';
import { FamilyNumbers } from './family-numbers.tsx';

const rate = referenceRate('MXN');
if (!rate) throw new Error('no rate of the peso');

const figures = () => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="es">
      <StaticNavigation>
        <FamilyNumbers start={undefined} copy={copy.parents} />
      </StaticNavigation>
    </LocaleProvider>,
  );
  return {
    html,
    amounts: [...html.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, said]) => said),
  };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(rate.day) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a family reads the amounts in its own money, with the day of the rate, and in euros below', () => {
  vi.stubEnv('TZ', 'America/Mexico_City');
  const { html, amounts } = figures();
  expect(amounts[0]).toMatch(/^\$\d/);
  expect(amounts[1]).toMatch(/^\$\d/);
  expect(html).toMatch(/En euros: [\d,]+ a [\d,]+\s€\. Habitación/);
  expect(html).toMatch(/Al cambio del .*: [\d.]+ MXN por euro/);
});

test('elsewhere, or once the rate is too old, they are in euros alone', () => {
  vi.stubEnv('TZ', 'Europe/Madrid');
  expect(figures().amounts[0]).toContain('€');
  vi.stubEnv('TZ', 'America/Mexico_City');
  vi.setSystemTime(Date.parse(lastDayOf(rate.day)) + 2 * 86_400_000);
  const { html, amounts } = figures();
  expect(amounts[0]).toContain('€');
  expect(html).not.toContain('Al cambio');
});
