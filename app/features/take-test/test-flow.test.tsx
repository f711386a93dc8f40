import { certainty as certaintyOf } from '#domain/instruments/interests/certainty.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, it } from 'vitest';
import { copy as siteEn } from '#content/dictionaries/en/site.ts';
import { copy as siteEs } from '#content/dictionaries/es/site.ts';
import { copy as en } from '#content/instruments/interests/words/en/page.ts';
import { copy as es } from '#content/instruments/interests/words/es/page.ts';
import { loadWording } from '#content/instruments/load-published.ts';
import { findInstrument } from '#content/instruments/publications.ts';
import { createQueryClient } from '#app/data/backend/query-client.ts';
import { newAttempt, withAnswer } from '#app/data/device-attempts/device-attempt.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { SiteCopyProvider } from '#app/i18n/site-copy.tsx';
import { TakeTest } from './take-test.tsx';
import { TestFlow } from './test-flow.tsx';

const instrument = findInstrument('riasec', 1);
if (!instrument) throw new Error('riasec v1 is not published');
const riasec = instrument;
const { full } = riasec.forms;
const copies = { es, en };
const siteCopies = { es: siteEs, en: siteEn };

describe.each(['es', 'en'] as const)('the built test page (%s)', (locale) => {
  const queries = createQueryClient();
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <SiteCopyProvider value={siteCopies[locale]}>
        <QueryClientProvider client={queries}>
          <StaticNavigation>
            <TestFlow test="interests" loadResult={async () => {}} copy={copies[locale]} />
          </StaticNavigation>
        </QueryClientProvider>
      </SiteCopyProvider>
    </LocaleProvider>,
  );
  queries.clear();

  it('leads to the other tests by their names', () => {
    const { testNames } = siteCopies[locale].footer;
    const row = /<nav .*?<\/nav>/.exec(html)?.[0] ?? '';
    const { interests, ...others } = testNames;
    for (const name of Object.values(others)) expect(row).toContain(`>${name}</a>`);
    expect(row).not.toContain(interests);
  });

  it('promises minutes, questions, storage and status before any script runs', () => {
    const { intro } = copies[locale];
    for (const words of [intro.title, intro.storedText, intro.statusText, intro.age]) {
      expect(html).toContain(words);
    }
    for (const { term } of intro.facts) expect(html).toContain(term);
  });

  it('has a start button whose press the browser keeps until React is awake, and no spinner', () => {
    const { begin, opening } = copies[locale].intro.start;
    expect(html).toMatch(
      new RegExp(
        `<form[^>]* method="dialog".*<button[^>]* popoverTarget="([^"]+)"[^>]*>${begin}</button>` +
          `<output id="\\1"[^>]* popover="manual"[^>]*>${opening}</output>`,
      ),
    );
    expect(html).not.toContain('aria-busy');
  });
});

it('offers the full form before the short one, and what each gets right behind a fold', () => {
  const { choices, certainty } = es.forms;
  expect(choices.map(({ form }) => form)).toEqual(['full', 'short']);
  const [full, short] = certainty;
  const { adults, teenagers } = certaintyOf;
  expect(full).toContain(`en ${adults.named.full} de cada 100 casos`);
  expect(full).toContain(`al azar serían unos ${adults.namedByChance.full}`);
  expect(full).toContain(`En adolescentes son ${teenagers.named.full}`);
  expect(short).toContain(`en ${adults.named.short} de cada 100 casos`);
  expect(short).toContain(`al azar, unos ${adults.namedByChance.short}`);
});

describe('a question', () => {
  async function render(answered: number) {
    const wording = await loadWording('riasec', 1, 'es');
    if (!wording) throw new Error('riasec v1 has no words');
    const start = {
      id: 'x',
      instrument: 'riasec',
      version: 1,
      form: 'full',
      locale: 'es',
    } as const;
    const stored = full
      .slice(0, answered)
      .reduce(
        (before, item) => withAnswer(before, { item, value: 3, ms: 4_000, now: 1 }),
        newAttempt(start, null, 1),
      );
    const html = renderToString(
      <TakeTest
        instrument={riasec}
        wording={wording}
        attempt={stored.attempt}
        saved={answered > 0 ? 'device' : undefined}
        copy={es.test}
        onAnswer={() => {}}
        loadResult={async () => {}}
        onFinish={() => {}}
        onLeave={() => {}}
      />,
    );
    return { html: html.replaceAll('<!-- -->', ''), wording };
  }

  it('is one native radio group of five on a phone, named by its activity', async () => {
    const { html, wording } = await render(0);
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).toContain(`${wording.items[full[0] ?? '']}</legend>`);
    expect(html).toContain('1 de 60');
    expect(html).not.toContain('Guardado');
  });

  it('goes on at the first open question with what was answered told and saved', async () => {
    const { html, wording } = await render(12);
    expect(html).toContain(`${wording.items[full[12] ?? '']}</legend>`);
    expect(html).toContain('13 de 60');
    expect(html).toContain('Guardado en este dispositivo');
  });

  it('gives way to the review when all are answered', async () => {
    const { html } = await render(60);
    expect(html).toContain(es.test.review.completeTitle);
    expect(html).not.toContain('type="radio"');
  });
});
