import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, it, test } from 'vitest';
import { copy as personalityEn } from '#content/instruments/personality/words/en/report.ts';
import { copy as resultsEs } from '#content/dictionaries/es/results.ts';
import { copy as interestsEs } from '#content/instruments/interests/words/es/report.ts';
import { copy as personalityEs } from '#content/instruments/personality/words/es/report.ts';
import { personalityV1 } from '#content/instruments/personality/v1/instrument.ts';
import { interestsV1 } from '#content/instruments/interests/v1/instrument.ts';
import { valuesV1 } from '#content/instruments/values/v1/instrument.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form, Instrument, Item } from '#domain/instruments/instrument.ts';
import type { Locale } from '#domain/locale.ts';
import { loadCatalog } from '#content/report/load-catalog.ts';
import { loadReportWords } from '#content/report/load-report-words.ts';
import { reportOf } from '#domain/report/report.ts';
import { instrumentIdOf, instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { LocaleProvider, pathOf } from '#app/i18n/paths.tsx';
import { loadView } from './load-view.ts';
import { shownInstruments } from '#app/shown-instruments.ts';

const frame = {
  now: new Date('2026-11-20T12:00:00Z'),
  isGuest: true,
};

function attempt(
  instrument: Instrument,
  answer: (item: Item, index: number) => number | undefined,
  { form = 'full', ms = 4_000 }: { form?: Form; ms?: number } = {},
): Attempt {
  const given = instrument.items.flatMap((item, index) => {
    const value = answer(item, index);
    return value === undefined ? [] : [[item.id, value] as const];
  });
  return {
    id: 'x',
    instrument: instrument.id,
    version: instrument.version,
    form,
    locale: 'es',
    state: 'submitted',
    answers: Object.fromEntries(given),
    itemTimes: Object.fromEntries(given.map(([id]) => [id, { at: 1, ms }])),
    startedAt: '2026-11-20T11:50:00Z',
    submittedAt: '2026-11-20T12:00:00Z',
  };
}

const words = {
  es: await loadReportWords('es', (await loadCatalog('es')).names),
  en: await loadReportWords('en', (await loadCatalog('en')).names),
};

const instrumentsGiven: readonly Instrument[] = [interestsV1, valuesV1, personalityV1];

const told = new Map(
  await Promise.all(
    instrumentsGiven.map(async (instrument) => {
      const id = instrumentIdOf(instrument.id);
      if (!id) throw new RangeError(instrument.id);
      const [View, { definition }] = await Promise.all([loadView(id), instruments[id].load()]);
      const read = (one: Attempt) => definition.sectionOf(instrument, one);
      return [instrument.id, { View, page: shownInstruments[id].page, read }] as const;
    }),
  ),
);

function html(locale: Locale, one: Attempt): string {
  const { View, page, read } = told.get(one.instrument) ?? {};
  if (!View || !page || !read) throw new Error(one.instrument);
  const report = reportOf({
    sections: [read(one)],
    careers: [],
    level: 'both',
    reactions: {},
  });
  const given = {
    ...frame,
    testPath: pathOf(page, locale),
    report,
    words: words[locale],
    items: {},
  };
  return renderToString(
    <LocaleProvider locale={locale}>
      <StaticNavigation>
        <View {...given} />
      </StaticNavigation>
    </LocaleProvider>,
  ).replaceAll('<!-- -->', '');
}

test.each(instrumentIds)('%s has a view', async (id) => {
  expect(await loadView(id)).toBeTypeOf('function');
});

describe('the values result', () => {
  const points: Record<string, number> = { achievement: 4, recognition: 0 };
  const clear = attempt(valuesV1, ({ scale }, index) => points[scale] ?? 1 + (index % 3));

  it('names what weighs most and where one gives way, against the own mean', () => {
    expect(html('es', clear)).toContain('Lo que más le pides a un trabajo: Logro.');
    expect(html('es', clear)).toContain('Donde cederías antes: Reconocimiento.');
    expect(html('en', clear)).toContain('What you ask of a job above all: Achievement.');
    expect(html('es', clear)).toContain('20 de 20 · 10 por encima de tu media');
  });

  it('has no clear priorities when everything is very important, and no six maxima', () => {
    const all = html(
      'es',
      attempt(valuesV1, () => 4),
    );
    expect(all).toContain('Sin prioridades claras');
    expect(all).toContain('los seis valores te importan mucho');
    expect(all).not.toContain('Lo que más le pides');
    expect(all).not.toContain('NaN');
  });

  it('compares nothing while a value has three of five answers', () => {
    const gaps = html(
      'es',
      attempt(valuesV1, ({ id }) => (id === 'sup01' || id === 'sup02' ? undefined : 2)),
    );
    expect(gaps).toContain('Sin completar: Apoyo.');
    expect(gaps).toContain('Sin puntuación: 3 de 5 respuestas');
    // Who lacks answers takes the test again now.
    expect(gaps).not.toContain('Dentro de medio año');
    expect(gaps).not.toMatch(/por (encima|debajo) de tu media|en tu media/);
  });
});

describe('the personality result', () => {
  const leaning = attempt(personalityV1, ({ scale, reversed }) =>
    scale === 'openness' ? (reversed ? 0 : 4) : 2,
  );

  it('places each trait between its two ends, reversed statements turned round', () => {
    expect(html('es', leaning)).toContain('40 / 40');
    expect(html('es', leaning)).toContain('Más bien hacia: Lo nuevo');
    expect(html('en', leaning)).toContain(
      `Rather towards: ${personalityEn.types.openness.high.name}`,
    );
    expect(html('es', leaning).match(/Cerca del centro/g)).toHaveLength(8);
  });

  it('says when the margin reaches the next third', () => {
    const edge = attempt(personalityV1, ({ scale, reversed }, index) => {
      if (scale === 'openness') return reversed ? 0 : 4;
      return index % 10 < 7 ? (reversed ? 1 : 3) : 2;
    });
    expect(html('es', edge)).toContain(personalityEs.uncertain);
    expect(html('es', leaning)).not.toContain(personalityEs.uncertain);
  });

  it('tells whoever has no marked trait so, kindly, and lists no traits', () => {
    const middle = html(
      'es',
      attempt(personalityV1, () => 2),
    );
    expect(middle).toContain(personalityEs.unmarked.lead);
    expect(middle).not.toContain(personalityEs.linesTitle);
    expect(middle).not.toMatch(/Más bien hacia|Cerca del centro/);
    expect(middle.match(/20 \/ 40/g)).toHaveLength(5);
  });

  it('leaves one trait without a place and keeps the other four', () => {
    const gaps = html(
      'es',
      attempt(personalityV1, ({ scale }, index) =>
        scale === 'stability' && index % 3 === 0 ? undefined : 2,
      ),
    );
    expect(gaps).toContain('Sin completar: Estabilidad emocional.');
    expect(gaps.match(/20 \/ 40/g)).toHaveLength(4);
  });
});

describe('the note on the way of answering', () => {
  const varied = (item: Item, index: number) => (index * 7 + item.scale.length) % 5;

  it('is silent about varied answers given at leisure', () => {
    expect(
      html(
        'es',
        attempt(interestsV1, (item, i) => ('IA'.includes(item.scale) ? 3 + (i % 2) : i % 3)),
      ),
    ).not.toContain(resultsEs.quality.title);
  });

  it('mentions answers faster than reading, kindly, beside a whole result', () => {
    const fast = html('es', attempt(personalityV1, varied, { ms: 400 }));
    expect(fast).toContain(resultsEs.quality.flags.time);
    expect(fast).toContain(personalityEs.unmarked.title);
  });

  it('says with two signs that research would leave the attempt out', () => {
    const straight = html(
      'es',
      attempt(valuesV1, () => 3, { ms: 400 }),
    );
    expect(straight).toContain(resultsEs.quality.doubtful);
    expect(straight).toContain(resultsEs.quality.research);
  });
});

describe('a short form', () => {
  const first = new Set((interestsV1.forms.short ?? []).slice(0, 24));
  const taste: Record<string, number> = { I: 4, A: 3, E: 2, S: 2 };
  const short = attempt(
    interestsV1,
    ({ id, scale }) => (first.has(id) ? (taste[scale] ?? 0) : undefined),
    { form: 'short' },
  );

  it('has scores on the whole scale with wider margins, says so, and ties more', () => {
    const result = html('es', short);
    expect(result).toContain('Versión corta');
    expect(result).toContain(interestsEs.meaningOfShort.title);
    expect(result).toContain('Lo que más te llama es investigar (Investigador).');
    expect(result).toContain('35–40');
    expect(result).toContain('casi empatados: ayudar (Social) y emprender (Emprendedor)');
    expect(result).toContain('intereses a 4 puntos o menos');
  });
});

it.each([
  [interestsV1, '/metodo#riasec', '/assessment'],
  [valuesV1, '/metodo#values', '/values-test'],
  [personalityV1, '/metodo#personality', '/personality-test'],
])(
  'leads to the part of the method about $id, and repeats that test',
  (instrument, method, page) => {
    const result = html(
      'es',
      attempt(instrument, () => 2),
    );
    expect(result).toContain(`href="${method}"`);
    expect(result).toContain(`href="${page}"`);
  },
);

it('leads to the method of its own test, and repeats its own test', () => {
  const result = html(
    'en',
    attempt(valuesV1, () => 2),
  );
  expect(result).toContain('href="/en/method#values"');
  expect(result).toContain('href="/en/values-test"');
  expect(result).not.toMatch(/ style=/);
});
