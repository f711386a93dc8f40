import { text as textOfStream } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { copy } from '#content/dictionaries/es/calculator.ts';
import { calculationOf, nothingTyped, type Typed } from '#domain/situation/calculation.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { listsIn } from '#app/features/admission/first-answer.tsx';
import { readPlace } from '../place-field.tsx';
import { CostAnswer } from './cost-answer.tsx';
import { costFor } from './cost-for.ts';
import { familyRate } from './family-rate.ts';

const lists = listsIn('es');

/** What the answer says of this input on this day. */
async function told(
  who: Partial<Situation>,
  { today = '2026-11-27', typed = {} }: { today?: string; typed?: Partial<Typed> } = {},
): Promise<string> {
  const situation = { ...emptySituation, ...who };
  const calculation = calculationOf({ ...nothingTyped, ...typed }, situation, ofCountries, today);
  const { prelude } = await prerender(
    <LocaleProvider locale="es">
      <CostAnswer
        cost={costFor(calculation, today, lists)}
        place={who.region ?? ''}
        aim={calculation.aim}
        rate={familyRate({ ...calculation, today })}
        said={{ locale: 'es', copy, lists }}
      />
    </LocaleProvider>,
  );
  const html = await textOfStream(prelude);
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the sum stands in the currency of the country, with its sign before each part, and the rate with its day', async () => {
  const text = await told({ country: 'MX' });
  // 20.4554 pesos a euro, to three figures of the largest amount.
  expect(text).toMatch(/138 a 417 mil pesos mexicanos/);
  // What a month costs stands beside what it comes to in a year, in the same money; euros stand once.
  expect(text).toMatch(/Cuarto \$66\.\d00 a 160\.000 \$6\.650 a 13\.300 al mes, de 10/);
  expect(text).toContain('1 € = 20,46 MXN, 29 de septiembre de 2026');
});

test('a typed rate counts before ours, and after ninety days neither makes an amount', async () => {
  const typed = { rate: '25', rateDay: '2026-11-20' };
  expect(await told({ country: 'MX' }, { typed })).toContain('el que escribiste');
  expect(await told({ country: 'MX' }, { today: '2027-03-01', typed })).not.toContain('pesos');
  expect(await told({ country: 'MX' }, { today: '2027-03-01' })).not.toContain('pesos');
  expect(await told({ country: 'MX' }, { typed: { currency: 'EUR' } })).not.toContain('pesos');
});

test('what is certain is told once a place is chosen, and not a hundredth of a sum before', async () => {
  expect(await told({})).not.toContain('confirmado:');
  expect(await told({ region: 'madrid' })).toContain('Mínimo confirmado: 6.970 €');
  expect(await told({ region: 'catalonia' })).toContain('Mínimo confirmado: 150 €');
});

test('a price that its source says only as "from" is told so, and so is the sum', async () => {
  const text = await told({ region: 'valencia' }, { typed: { city: 'valencia' } });
  expect(text).toContain('al menos 8.580 euros');
  expect(text).toMatch(/Matrícula desde 1\.530 €/);
});

test('a city brings its region along, and no region has the city of another', () => {
  expect(readPlace('andalusia malaga')).toEqual({ region: 'andalusia', city: 'malaga' });
  expect(readPlace('aragon malaga')).toEqual({ region: 'aragon', city: '' });
  expect(readPlace('spain')).toEqual({ region: '', city: 'spain' });
  expect(readPlace('atlantis')).toEqual({ region: '', city: '' });
});
