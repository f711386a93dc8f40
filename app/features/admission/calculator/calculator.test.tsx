import type { ReactNode } from 'react';
import { text as textOfStream } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLocalStorage } from '#tests/fake-local-storage.ts';
import { loadRegion } from '#content/admission/load-region.ts';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { admissionRules } from '#content/admission/rules.ts';
import { verifiedMovements, verifiedOffers } from '#content/admission/verified-offers.ts';
import { copy } from '#content/dictionaries/es/calculator.ts';
import { readApplicant } from '#domain/situation/read-applicant.ts';
import { ruleFor } from '#domain/admission/rules.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import { calculationOf, nothingTyped, type Typed } from '#domain/situation/calculation.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { listsIn } from '#app/features/admission/first-answer.tsx';
import { Calculator } from './calculator.tsx';
import { CostAnswer } from './cost/cost-answer.tsx';
import { costFor } from './cost/cost-for.ts';
import { CostParts } from './cost/cost-parts.tsx';
import { AdmissionResult } from './grade/admission-result.tsx';
import type { RegionId } from '#domain/regions.ts';
import { NoNumber } from './grade/no-number.tsx';
import { DegreeResult } from './grade/degree-result.tsx';
import { ReckonedGrade } from './grade/reckoned-grade.tsx';
import { MarkRows } from './mark-rows.tsx';

const today = '2026-11-23';

beforeEach(() => vi.stubGlobal('localStorage', fakeLocalStorage()));
afterEach(() => vi.unstubAllGlobals());

const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const lists = listsIn('es');

type Left = { who?: Partial<Situation>; typed?: Partial<Typed> };

const withPce = { diploma: 'national', recognition: 'homologated-pce' } as const;

const said = { locale: 'es', copy, lists } as const;

function calculationFor({ who, typed }: Left) {
  const situation = { ...emptySituation, ...who };
  const calculation = calculationOf({ ...nothingTyped, ...typed }, situation, ofCountries, today);
  return { situation, calculation };
}

async function drawn(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(<LocaleProvider locale="es">{element}</LocaleProvider>);
  return textOf(await textOfStream(prelude));
}

/** What is shown of this kept input, with the fold of the grade opened, once all of it is there. */
async function calculators(left: Left): Promise<string> {
  localStorage.setItem('faro-situation', JSON.stringify({ ...emptySituation, ...left.who }));
  localStorage.setItem('faro-calculation', JSON.stringify({ ...nothingTyped, ...left.typed }));
  const { calculation } = calculationFor(left);
  const read = readApplicant(calculation);
  return drawn(
    <>
      <Calculator copy={copy} lists={lists} />
      <AdmissionResult calculation={calculation} read={read} change={() => {}} said={said} />
    </>,
  );
}

/** What they see of costs: the answer, and the fold with its parts. */
function costsText(left: Left): string {
  const { calculation, situation } = calculationFor(left);
  const cost = costFor(calculation, today, lists);
  const { aim } = calculation;
  const asked = { cost, calculation, situation, change: () => {}, today, said };
  return textOf(
    renderToString(
      <LocaleProvider locale="es">
        <CostAnswer cost={cost} place="" aim={aim} said={said} />
        <CostParts {...asked} />
      </LocaleProvider>,
    ),
  );
}

/** One degree, with the region's figures at hand. */
async function degreeText({ who, typed }: Left): Promise<string> {
  const kept = calculationOf(
    { ...nothingTyped, ...typed },
    { ...emptySituation, ...who },
    ofCountries,
    today,
  );
  const { way, region, degrees } = kept;
  const { applicant } = readApplicant(kept);
  const rule = way && ruleFor(admissionRules, way, region || undefined);
  const [degree] = degrees;
  if (!rule || !region || !degree || !applicant) throw new Error('nothing to show');
  const data = await loadRegion[region]();
  return textOf(
    renderToString(
      <LocaleProvider locale="es">
        <DegreeResult
          degree={degree}
          region={region}
          offers={verifiedOffers(region, data, degree)}
          rule={rule}
          applicant={applicant}
          hoped={8}
          movements={verifiedMovements(data)}
          said={said}
        />
      </LocaleProvider>,
    ),
  );
}

test('before anything is typed there is a sum of Madrid for somebody from outside, and what one degree asked there', async () => {
  const text = await calculators({});
  expect(text).toMatch(/El primer año en Madrid Desde .* 15\.820 a 20\.020 euros/);
  expect(text).toMatch(/Matrícula 6\.820 a 8\.190 € Cuarto/);
  expect(text).toMatch(/¿Qué nota piden\? Ejemplo: Derecho en Madrid/);
  expect(text).not.toMatch(/\{\w+\}|undefined|NaN|Infinity/);
});

test('an average alone says what exams would have to give, and with exams where the grade stands', async () => {
  const told = async (typed: Partial<Typed>) => {
    const { calculation } = calculationFor({ who: { ...withPce, region: 'madrid' }, typed });
    return textOf(
      renderToString(
        <ReckonedGrade
          calculation={calculation}
          region="madrid"
          degree="derecho"
          applicant={readApplicant(calculation).applicant}
          data={await loadRegion.madrid()}
          said={said}
        />,
      ),
    );
  };
  const bare = await told({ mean: '8,2' });
  // 0,2 × 8,2 + 4, and up to eight points of four exams of which two weigh double.
  expect(bare).toContain('Sin exámenes, 5,64; con dieces, 13,64');
  expect(bare).toContain('Con un 7,41 en 4 exámenes llegas a todas.');
  expect(bare).toMatch(/Universidad Carlos III de Madrid 11,561 con un 7,41 en cada examen/);
  expect(bare).not.toContain('Por debajo');
  const marks = [{ subject: 'maths', mark: '9', year: 2027, isHoped: true } as const];
  const sat = await told({ mean: '8,2', marks });
  expect(sat).toContain('Tu nota de admisión entre 7,44 y 8,34');
  expect(sat).toContain('Por debajo');
  expect(sat).toContain('; con dieces, 13,');
});

test('a diploma that is not said is supposed to be the usual one, and an average of another scale is sent back', async () => {
  expect(await calculators({ typed: { mean: '8,2' } })).toContain(copy.chance.supposed);
  const outside = await calculators({ typed: { mean: '82' } });
  expect(outside).toContain('«82» no está en la escala de España');
  expect(outside).not.toContain(copy.chance.supposed);
});

test('all of Spain is a choice of its own, and no place said is Madrid', async () => {
  expect(await calculators({ typed: { city: 'spain' } })).toContain('El primer año en España');
  expect(await calculators({ who: { region: 'galicia' } })).toContain('El primer año en Galicia');
});

test('a mean that is not known is an interval, and while recognition is pending it is not asked for', async () => {
  expect(await calculators({ who: { diploma: 'ib' }, typed: { isMeanUnknown: true } })).toContain(
    'entre 5 y 10',
  );
  const pending = await calculators({
    who: { diploma: 'national', recognition: 'pending', region: 'madrid' },
  });
  expect(pending).toContain('Nota de acceso o credencial: 5');
  expect(pending).toContain('5 provisional');
  expect(pending).not.toContain(copy.mean.mean);
  expect(pending).not.toContain(copy.marks.add);
});

test('with the IB the mean of the subjects counts, plus 3, and its 45 points are sent back', async () => {
  const ib = (mean: string) => calculators({ who: { diploma: 'ib' }, typed: { mean } });
  expect(await ib('5,2')).toContain('Nota de acceso o credencial: 8,2');
  expect(await ib('7')).toContain('Nota de acceso o credencial: 10');
  expect(await ib('2')).toContain('Nota de acceso o credencial: 5');
  expect(await ib('38')).toContain('Los 45 puntos del IB no cuentan');
  expect(await ib('38')).not.toContain('Nota de acceso o credencial:');
  expect(await ib('5')).toContain('Orden EFD/550/2025');
});

test('only exams that UNED offers as PCE can be chosen, Spanish and English among them', () => {
  const rows = (who: Left['who']) => {
    const typed = {
      ...nothingTyped,
      marks: [{ subject: '', mark: '', year: 2027, isHoped: false } as const],
    };
    const said = calculationOf(typed, { ...emptySituation, ...who }, ofCountries, today);
    return textOf(
      renderToString(
        <MarkRows said={said} read={readApplicant(said)} change={() => undefined} copy={copy} />,
      ),
    );
  };
  const pce = rows(withPce);
  for (const offered of ['Lengua Castellana y Literatura', 'Inglés', 'Historia de España']) {
    expect(pce).toContain(offered);
  }
  for (const other of ['Tecnología e Ingeniería', 'Coro y Técnica Vocal', 'Segunda lengua']) {
    expect(pce).not.toContain(other);
  }
  const vocational = rows({ diploma: 'vocational' });
  expect(vocational).toContain('Tecnología e Ingeniería');
  expect(vocational).not.toContain('Lengua Castellana');
});

test('in Madrid a grade without the modality is never said to be enough', async () => {
  const mark = (subject: SubjectId, typed: string) => ({
    subject,
    mark: typed,
    year: 2027,
    isHoped: false,
  });
  const two = {
    who: { ...withPce, region: 'madrid' },
    typed: {
      mean: '10',
      degrees: ['turismo'],
      marks: [mark('geography', '9'), mark('business', '9')],
    },
  } as const;
  expect(await degreeText(two)).toContain('la nota alcanza. Te falta la modalidad.');
  expect(await degreeText(two)).not.toContain('ya llegas');
  expect(await calculators(two)).toContain('Te faltan 2. Falta una general');
  const three = {
    ...two,
    typed: {
      ...two.typed,
      marks: [mark('english', '5'), mark('maths', '5'), mark('physics', '5')],
    },
  };
  expect(await degreeText(three)).toContain('ya llegas');
  expect(await calculators(three)).not.toContain('Te falta la modalidad');
  const elsewhere = await calculators({ ...two, who: { ...withPce, region: 'valencia' } });
  expect(elsewhere).toContain('Pregúntalo a la tuya antes de elegir exámenes');
});

test('without PCE there is an explanation and an office, and no number', async () => {
  const text = await calculators({
    who: { diploma: 'national', recognition: 'homologated', region: 'madrid' },
    typed: { mean: '7' },
  });
  expect(text).toContain(copy.result.ask);
  expect(text).toContain('grupo propio (el 6)');
  expect(text).not.toContain('Nota de acceso o credencial:');
});

test('without PCE the first answer says why there is no number, and what to ask', () => {
  const saidIn = (way: 'homologated' | 'homologated-pce', region: RegionId) =>
    textOf(renderToString(<NoNumber rule={{ way }} region={region} words={copy.result} />));
  const madrid = saidIn('homologated', 'madrid');
  expect(madrid).toContain('grupo propio (el 6)');
  expect(madrid).toContain('¿Con qué nota y en qué grupo participo?');
  expect(saidIn('homologated', 'galicia')).not.toContain('el 6');
  expect(saidIn('homologated-pce', 'catalonia')).toContain('¿Cómo se calcula mi nota de admisión?');
});

test('a diploma whose recognition is not said is told that this is what is missing', async () => {
  const who = { country: 'SV', diploma: 'national', passport: 'other' } as const;
  expect(await calculators({ who: { ...who, aim: 'private-degree' } })).toContain(
    'Di cómo estará al pedir plaza',
  );
  expect(await calculators({ who: { country: 'SV' } })).toContain('di con qué título llegas');
});

test('every exam that does not count is named with its reason', async () => {
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
  const text = await calculators({ who: withPce, typed: { mean: '8', marks } });
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
    who: { ...withPce, region: 'madrid' },
    typed: {
      mean: '8',
      degrees: ['medicina'],
      marks: [mark('biology', '9'), mark('chemistry', '8')],
    },
  });
  expect(medicine.match(/Tu nota de admisión: 10,7/g)).toHaveLength(3);
  expect(medicine.match(/Universidad (de Alcalá|Autónoma|Complutense|Rey)/g)).toHaveLength(4);
  expect(medicine).toContain('con Biología y Química entre ellos');
  expect(medicine).toContain('Las notas de corte desde 12,5, en 2 años');
  const unknown = await degreeText({
    who: { diploma: 'ib', region: 'catalonia' },
    typed: { mean: '5,2', degrees: ['derecho'] },
  });
  expect(unknown.split('No tenemos comprobado cuánto pesa')).toHaveLength(2);
  expect(unknown).toContain('Universitat de Barcelona');
  expect(unknown).not.toContain('Tu nota de admisión');
});

test('a degree that the region does not have says so', async () => {
  const none = {
    who: { diploma: 'ib', region: 'la-rioja' },
    typed: { mean: '5', degrees: ['medicina'] },
  } as const;
  expect(await degreeText(none)).toContain(copy.result.noOffer);
});

test('an old price is stale or an example, and what a consulate wants to see stands apart', () => {
  const text = costsText({ who: { diploma: 'ib', region: 'madrid' }, typed: { city: 'madrid' } });
  expect(text).toContain('de 6.822,60 € a 8.186,40 € al año (Madrid, 2026-27,');
  expect(text).toContain('115,45 € una vez (UNEDasiss, 2026,');
  expect(text).toContain('De un año que ya terminó.');
  expect(text).toContain('Lo que se muestra al consulado, aparte');
});

test('where little is known there is a sum all the same, with what is certain of it and what is not in it', () => {
  const text = costsText({ who: { region: 'galicia' } });
  expect(text).toMatch(/El primer año en España [\d.]+ a [\d.]+ euros/);
  expect(text).toContain(
    'No incluye trámites de la universidad, viaje de ida y vuelta y depósito del cuarto, ni ropa, teléfono o salidas.',
  );
  expect(text).toContain('lo que cuesta en Madrid, que es lo que conocemos');
});

test('with an Italian passport there is no visa, no proof of means and the price of the EU', async () => {
  const left: Left = { who: { ...withPce, country: 'AR', passport: 'eu', region: 'valencia' } };
  const text = await calculators(left);
  expect(text).toContain('Visa: no. Al llegar te inscribes como ciudadano de la Unión.');
  expect(text).toContain('Matrícula: la de la UE o de quien reside en España.');
  expect(text).not.toContain('abuelo');
  expect(costsText(left)).not.toContain('Lo que se muestra al consulado, aparte');
  expect(costsText(left)).toContain('desde 767 €');
});

test('the aim FP shows no admission grade and no price of a degree', async () => {
  const left: Left = {
    who: { ...withPce, country: 'EC', aim: 'vocational', region: 'madrid' },
    typed: { mean: '8' },
  };
  expect(await calculators(left)).toContain('La FP no usa la nota de admisión de la universidad.');
  expect(await calculators(left)).not.toContain('Nota de acceso o credencial');
  const costs = costsText(left);
  expect(costs).not.toContain('Exámenes PCE');
  expect(costs).not.toContain('6.822');
  expect(costs).toContain('400 € al año (Madrid, 2025-26,');
  expect(costs).toContain(copy.costParts.askCourse.vocational);
});

test('vocational training of each level and centre costs what the way says of it, and nothing that is of another', () => {
  const who = { ...withPce, country: 'PE', aim: 'vocational' } as const;
  const costs = (more: Partial<Situation>) => costsText({ who: { ...who, ...more } });
  const medio = costs({ region: 'madrid', level: 'medio' });
  expect(medio).not.toContain('400 €');
  expect(medio).toContain('al menos');
  expect(costs({ region: 'galicia', centre: 'private' })).toContain('de 1.500 € a 4.500 €');
  expect(costs({ region: 'madrid', centre: 'private' })).toContain(
    'Estimamos de 1.500 € a 4.500 €',
  );
});

test('a private Medicine costs what private Medicine costs', () => {
  const who = { ...withPce, country: 'PE', aim: 'private-degree', region: 'madrid' } as const;
  const typed = { city: 'madrid' };
  expect(costsText({ who, typed: { ...typed, degrees: ['medicina'] } })).toContain(
    'de 12.900 € a 23.180 € al año',
  );
  expect(costsText({ who, typed: { ...typed, degrees: ['derecho'] } })).toContain(
    'de 5.000 € a 30.000 € al año',
  );
});

test('one amount of the IPREM is told here and on the way, and no fixed rate of Cuba', () => {
  const text = costsText({ who: { ...withPce, country: 'CU', passport: 'other' } });
  expect(text).toContain('600 € al mes (de 2026)');
  expect(text).not.toContain('pesos cubanos');
});
