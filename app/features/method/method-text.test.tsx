import { renderToString } from 'react-dom/server';
import { StillNavigation } from '#app/ui/navigation/still-navigation.tsx';
import { describe, expect, it } from 'vitest';
import { copy as en } from '#content/sentences/method/en/method.ts';
import { copy as es } from '#content/sentences/method/es/method.ts';
import { publications } from '#content/instruments/publications.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { MethodText } from './method-text.tsx';

const copies = { es, en };

describe.each(['es', 'en'] as const)('the method page (%s)', (locale) => {
  const copy = copies[locale];
  const html = renderToString(
    <LocaleProvider locale={locale}>
      <StillNavigation>
        <MethodText copy={copy} />
      </StillNavigation>
    </LocaleProvider>,
  );

  it('has a part for every published instrument, and the limits and sources', () => {
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    const instruments = publications.map(({ instrument }) => instrument.id);
    expect(ids).toEqual([...new Set(instruments), 'common', 'limits', 'sources']);
  });

  it.each(publications)(
    'prints the numbers that $instrument.id is scored with',
    ({ instrument }) => {
      const part = copy.parts.find(({ id }) => id === instrument.id);
      const said = JSON.stringify(part).replaceAll(',', '.');
      const { standardError, tieMargin } = instrument.precision;
      const perScale = instrument.items.length / instrument.scales.length;
      // Traits are not compared with each other, so nothing is said of ties among them.
      const ties = instrument.id === 'personality' ? [] : [` ${tieMargin} p`];
      const shortForm = instrument.adaptive ? [`${instrument.adaptive.settledAt} `] : [];
      const numbers = [`${standardError} × √(${perScale} ÷`, `${instrument.items.length} `];
      for (const number of [...numbers, ...ties, ...shortForm]) expect(said).toContain(number);
    },
  );

  it('says that nothing is validated yet and that the link to satisfaction is weak', () => {
    expect(html).toMatch(/sin validar|not yet validated/);
    expect(html).toContain('ρ = .11');
  });
});
