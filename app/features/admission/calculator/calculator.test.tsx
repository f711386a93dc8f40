import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { loadRegion } from '#content/admission/load-region.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { copy } from '#content/dictionaries/es/calculator.ts';
import { readApplicant } from '#domain/admission/read-applicant.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import { emptyCalculation, type Calculation } from '#domain/calculation.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { Calculator } from './calculator.tsx';
import { DegreeResult } from './degree-result.tsx';

const today = '2026-11-23';

beforeEach(() => vi.stubGlobal('localStorage', fakeLocalStorage()));
afterEach(() => vi.unstubAllGlobals());

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** What somebody sees who left this behind. */
function calculators(given: Partial<Calculation>): string {
  const kept = { ...emptyCalculation(today), ...given };
  localStorage.setItem('faro-calculation', JSON.stringify(kept));
  return textOf(
    renderToString(
      <LocaleProvider locale="es">
        <Calculator copy={copy} />
      </LocaleProvider>,
    ),
  );
}

/** One degree, with the region's figures at hand. */
async function degreeText(given: Partial<Calculation>): Promise<string> {
  const kept = { ...emptyCalculation(today), ...given };
  const { way, region, degrees } = kept;
  const { applicant } = readApplicant(kept);
  const rule = way && ruleFor(admissionRules, way, region || undefined);
  const [degree] = degrees;
  if (!rule || !region || !degree || !applicant) throw new Error('nothing to show');
  return textOf(
    renderToString(
      <LocaleProvider locale="es">
        <DegreeResult
          degree={degree}
          region={region}
          offers={verifiedOffers(region, await loadRegion[region](), degree)}
          rule={rule}
          applicant={applicant}
          hoped={8}
          movements={verifiedMovements()}
          said={{ locale: 'es', copy }}
        />
      </LocaleProvider>,
    ),
  );
}

test('before anything is typed the calculators say what to begin with, and tell no sum', () => {
  const text = calculators({});
  expect(text).toContain(copy.result.empty);
  expect(text).toContain('una suma diría menos de lo que cuesta');
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
});

test('a mean that is not known is an interval, and while recognition is pending it is not asked for', () => {
  expect(calculators({ way: 'agreement', isMeanUnknown: true })).toContain('entre 5 y 10');
  const pending = calculators({ way: 'pending', region: 'madrid' });
  expect(pending).toContain('Nota de acceso o credencial: 5');
  expect(pending).toContain('5 provisional');
  expect(pending).not.toContain(copy.form.mean);
  expect(pending).not.toContain(copy.marks.add);
});

test('without PCE there is an explanation and an office, and no number', () => {
  const text = calculators({ way: 'homologated', mean: '7', region: 'madrid' });
  expect(text).toContain(copy.result.ask);
  expect(text).toContain('grupo propio (el 6)');
  expect(text).not.toContain('Nota de acceso o credencial:');
});

test('every exam that does not count is named with its reason', () => {
  const row = (subject: 'latin' | 'maths', mark: string, year = 2027) => ({
    subject,
    mark,
    year,
    isHoped: false,
  });
  const marks = [
    row('latin', '6'),
    row('latin', '7'),
    row('maths', '4,99'),
    row('maths', '9', 2026),
  ];
  const text = calculators({ way: 'homologated-pce', mean: '8', marks });
  expect(text).toContain('Nota de acceso o credencial: 6,3');
  expect(text).toContain('Matemáticas, 4,99: no cuenta, hace falta un 5.');
  expect(text).toContain('Matemáticas, 9, de 2026: no cuenta, solo suman las de 2027.');
  expect(text).toContain('Latín, 6: no cuenta, vale tu mejor nota de esa materia.');
});

test('universities that weigh alike share a grade; the question stands once where nothing is known', async () => {
  const mark = (subject: 'biology' | 'chemistry', typed: string) => ({
    subject,
    mark: typed,
    year: 2027,
    isHoped: true,
  });
  const medicine = await degreeText({
    way: 'homologated-pce',
    mean: '8',
    region: 'madrid',
    degrees: ['medicina'],
    marks: [mark('biology', '9'), mark('chemistry', '8')],
  });
  expect(medicine.match(/Tu nota de admisión: 10,7/g)).toHaveLength(3);
  expect(medicine.match(/Universidad (de Alcalá|Autónoma|Complutense|Rey)/g)).toHaveLength(4);
  expect(medicine).toContain('con Biología y Química entre ellos');
  expect(medicine).toContain('Las notas de corte desde 12,5, en 2 años');
  const unknown = await degreeText({
    way: 'agreement',
    mean: '8,2',
    region: 'catalonia',
    degrees: ['derecho'],
  });
  expect(unknown.split('No tenemos comprobado cuánto pesa')).toHaveLength(2);
  expect(unknown).toContain('Universitat de Barcelona');
  expect(unknown).not.toContain('Tu nota de admisión');
});

test('a degree that the region does not have, and an old price, say so', async () => {
  const none = { way: 'agreement', mean: '8', region: 'la-rioja', degrees: ['medicina'] } as const;
  expect(await degreeText(none)).toContain(copy.result.noOffer);
  const text = calculators({ way: 'agreement', region: 'madrid', city: 'madrid' });
  expect(text).toContain('Solo como ejemplo: de 6.822 € a 8.188 € al año');
  expect(text).toContain('De un año que ya terminó.');
  expect(text).toContain('Lo que se enseña al consulado, aparte');
});
