// The table of the Madrid district, read here by other means than the importer's, beside what a degree's page and the calculator
// say: the grade of a centre that is affiliated to a university is never told of the university.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verifiedOffers } from '#content/admission/verified-offers.ts';
import { loadRegion } from '#content/admission/load-region.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { copy as career } from '#content/dictionaries/es/career.ts';
import { copy } from '#content/dictionaries/es/degree.ts';
import { degreeFacts } from '#app/prerender/catalog/degree-facts.ts';

const lines = readFileSync('data/districts/madrid-cut-offs.csv', 'utf8').trim().split('\r\n');
const [heads = [], ...cells] = lines.map((line) => line.slice(1, -1).split('","'));
const rows = cells.map((row) => {
  const at = (name: string) => row[heads.indexOf(name)] ?? '';
  return {
    university: at('university'),
    kind: at('kind'),
    campus: at('campus'),
    centre: at('centre').replaceAll('""', '"'),
    degree: at('degree').replaceAll('""', '"'),
    isDouble: at('branch') === 'Dobles Grados',
    grade: Number(at('grade')),
  };
});

/** By the name of a list, in small letters and without brackets: the degree that it was judged to be. */
const judged = new Map(
  readFileSync('data/judged-names.csv', 'utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
    // None that is judged for one university alone is of Madrid.
    .filter(([list, , university]) => list === 'spain' && university === '')
    .map(([, name = '', , id = '']) => [name.toLowerCase(), id]),
);

/** How the district calls what the register calls otherwise. */
const alsoCalled: Readonly<Record<string, RegExp>> = {
  'administracion-y-direccion-de-empresas': /^Administración y Direccion de Empresas$/,
  'educacion-infantil': /^(Maestro|Magisterio) (en|de) Educación Infantil$/,
  'educacion-primaria':
    /^((Maestro|Magisterio) (en|de) )?Educación Primaria( y Educación Primaria mención .*)?$/,
  'fundamentos-de-la-arquitectura': /^Fundamentos de (la )?Arquitectura( y Urbanismo)?$/,
  'protocolo-y-organizacion-de-eventos': /^Protocolo, Organización de Eventos y Com\. Corporativa$/,
  'ingenieria-en-diseno-industrial': /^Ingeniería en Diseño Industrial y Desarrollo de Producto$/,
};

const short: Readonly<Record<string, string>> = {
  uah: 'Universidad de Alcalá',
  uam: 'Universidad Autónoma de Madrid',
  uc3m: 'Universidad Carlos III de Madrid',
  ucm: 'Universidad Complutense de Madrid',
  upm: 'Universidad Politécnica de Madrid',
  urjc: 'Universidad Rey Juan Carlos',
};

const ofMadrid = new Set(Object.values(short));

function rowsOf(degree: (typeof degrees)[number]) {
  const name = degree.name.replace('Grado en ', '').toLowerCase();
  return rows.filter((row) => {
    const bare = row.degree.replaceAll(/ \([^)]*\)/g, '');
    const isSame =
      bare.toLowerCase() === name ||
      alsoCalled[degree.id]?.test(bare) === true ||
      judged.get(bare.toLowerCase()) === degree.id;
    return isSame && !row.isDouble;
  });
}

const pairs = degrees.flatMap((degree) =>
  [...Map.groupBy(rowsOf(degree), ({ university }) => university)].map(([university, those]) => {
    const campuses = those.filter(({ kind }) => kind === 'own');
    const own = campuses.map(({ grade }) => grade);
    const affiliated = those.filter(({ kind }) => kind === 'affiliated');
    return { degree, university, own, campuses, affiliated };
  }),
);
const own = pairs.filter((pair) => pair.own.length > 0);
const figure = (grade: number) => (grade === 5 ? 'sin límite' : String(grade).replace('.', ','));
const rangeOf = (grades: readonly number[], write: (grade: number) => string) => {
  const [low, high] = [Math.min(...grades), Math.max(...grades)];
  return low === high ? write(low) : `${write(low)}–${write(high)}`;
};

/** Grades of a university at the campuses of a city; all of them where the list leaves one unnamed. */
function at(city: string, campuses: readonly { campus: string; grade: number }[]): number[] {
  const isUnnamed = campuses.some(({ campus }) => campus === '');
  return campuses
    .filter(
      ({ campus }) =>
        isUnnamed || city.includes(/^(Vicálvaro|Madrid)/.test(campus) ? 'Madrid' : campus),
    )
    .map(({ grade }) => grade);
}

describe('lowest grades of Madrid', () => {
  test('are of 547 rows of the universities and 55 of affiliated centres, each in a pair or in no degree of ours', () => {
    expect(rows.filter(({ kind }) => kind === 'own')).toHaveLength(547);
    expect(rows.filter(({ kind }) => kind === 'affiliated')).toHaveLength(55);
    expect(own.length).toBeGreaterThan(190);
    expect(pairs.filter(({ affiliated }) => affiliated.length > 0).length).toBeGreaterThan(20);
  });

  test('stand on the page of a degree as in the table, for every degree, university and campus', () => {
    const told = degrees.flatMap((degree) =>
      degreeFacts(degree, 'es', copy, career).publicPlaces.flatMap(
        ({ university, city, cells }) => {
          const newest = /2025-26: ([^)]*)/.exec(cells[1] ?? '')?.[1];
          return newest && ofMadrid.has(university) ? [{ degree, university, city, newest }] : [];
        },
      ),
    );
    const wrong = told.filter(({ degree, university, city, newest }) => {
      const there = own
        .filter((pair) => pair.degree === degree && short[pair.university] === university)
        .flatMap(({ campuses }) => at(city, campuses));
      return newest !== rangeOf(there, figure);
    });
    expect(wrong).toEqual([]);
    const silent = own.flatMap(({ degree, university, campuses }) => {
      const cities = told
        .filter((row) => row.degree === degree && row.university === short[university])
        .flatMap(({ city }) => at(city, campuses));
      return campuses.filter(({ grade }) => !cities.includes(grade)).map((row) => row.degree);
    });
    expect(silent).toEqual([]);
    expect(told.length).toBeGreaterThan(own.length);
  });

  test('are reckoned with in the calculator as in the table, for every degree and university', async () => {
    const madrid = await loadRegion.madrid();
    const told = degrees.flatMap(({ id }) =>
      verifiedOffers('madrid', madrid, id).flatMap(({ university, cutOffs }) =>
        cutOffs
          .filter(({ year }) => year === 2025)
          .map(({ lowest, grade }) => [`${id} ${university}`, [lowest, grade]] as const),
      ),
    );
    const expected = own.map(({ degree, university, own }) => [
      `${degree.id} ${university}`,
      [Math.min(...own), Math.max(...own)],
    ]);
    expect(told.length).toBe(own.length);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  });

  test('of affiliated centres stand under their own names, on page and calculator', async () => {
    const madrid = await loadRegion.madrid();
    const onPages = degrees.flatMap((degree) =>
      degreeFacts(degree, 'es', copy, career)
        .affiliated.filter(({ city, detail }) => detail !== '' && ofMadrid.has(city))
        .map(({ name, city, detail }) => `${degree.id} · ${city} · ${name} · ${detail}`),
    );
    const reckoned = degrees.flatMap(({ id }) =>
      verifiedOffers('madrid', madrid, id).flatMap(({ university, affiliated }) =>
        affiliated.map(
          ({ centre, lowest, grade }) =>
            `${id} · ${short[university]} · ${centre} · 2025-26: ${rangeOf([lowest, grade], figure)}`,
        ),
      ),
    );
    const expected = pairs.flatMap(({ degree, university, affiliated }) =>
      [...Map.groupBy(affiliated, ({ centre }) => centre)].map(([centre, those]) => {
        const grades = those.map(({ grade }) => grade);
        return `${degree.id} · ${short[university]} · ${centre} · 2025-26: ${rangeOf(grades, figure)}`;
      }),
    );
    expect(expected.length).toBeGreaterThan(30);
    expect(onPages.toSorted()).toEqual(expected.toSorted());
    expect(reckoned.toSorted()).toEqual(expected.toSorted());
  });

  // Read in the district's document.
  test.each([
    ['psicologia', 'Universidad Complutense de Madrid', '10,525'],
    ['derecho', 'Universidad Complutense de Madrid', '8,439'],
    ['administracion-y-direccion-de-empresas', 'Universidad Complutense de Madrid', '9,564–10,714'],
    ['pedagogia', 'Universidad Complutense de Madrid', '8,6'],
    ['educacion-social', 'Universidad Complutense de Madrid', '8,5'],
    [
      'administracion-y-direccion-de-empresas',
      'Universidad Rey Juan Carlos',
      'Fuenlabrada 8,714 · Madrid 8,14–8,925 · Móstoles 8,838',
    ],
    [
      'derecho',
      'Universidad Rey Juan Carlos',
      'Fuenlabrada 9,166 · Madrid 8,111–8,723 · Móstoles 8,889',
    ],
    [
      'marketing',
      'Universidad Rey Juan Carlos',
      'Aranjuez 8,33 · Fuenlabrada 10,199 · Madrid 9,458–10,624 · Móstoles 9,728',
    ],
    ['criminologia', 'Universidad Rey Juan Carlos', 'Alcorcón 10,087 · Madrid 10,461'],
    ['bellas-artes', 'Universidad Rey Juan Carlos', '8,564'],
    ['enfermeria', 'Universidad Autónoma de Madrid', '11,714'],
  ])('of %s at the %s are %s', (id, university, grades) => {
    const degree = degrees.find((each) => each.id === id);
    if (!degree) throw new Error(`no degree is called ${id}`);
    const places = degreeFacts(degree, 'es', copy, career).publicPlaces;
    const told = places
      .filter((place) => place.university === university)
      .flatMap(({ city, cells }) => {
        const newest = /2025-26: ([^)]*)/.exec(cells[1] ?? '')?.[1];
        return newest ? [`${city} ${newest}`] : [];
      })
      .toSorted();
    const all = told.join(' · ');
    expect(told.length > 1 ? all : all.slice(all.search(/\d/))).toBe(grades);
  });

  test('stand at the campus that the list names, and at no other of that university', () => {
    const degree = degrees.find(({ id }) => id === 'psicologia');
    if (!degree) throw new Error('no degree is called psicologia');
    const places = degreeFacts(degree, 'es', copy, career).publicPlaces;
    const ofReyJuanCarlos = places.filter(({ university }) => university === short['urjc']);
    expect(ofReyJuanCarlos.map(({ city, cells }) => [city, cells[1]])).toEqual([
      ['Alcorcón', '10,94 (2025-26: 10,989)'],
      ['Aranjuez', '10,55'],
    ]);
  });

  // Every figure that the pages of degrees told of a public campus on 25 November 2026 and that was an affiliated centre's.
  test('are told no more in the 22 cells where an affiliated centre passed for the university', () => {
    const before = {
      uah: { psicologia: 9.199, 'educacion-social': 5 },
      uam: {
        enfermeria: 10.486,
        fisioterapia: 5,
        'terapia-ocupacional': 5,
        podologia: 7.203,
        'trabajo-social': 5,
        'educacion-social': 5,
        'educacion-infantil': 5,
        'educacion-primaria': 5,
      },
      ucm: {
        psicologia: 5,
        'administracion-y-direccion-de-empresas': 5,
        derecho: 5,
        'educacion-social': 5,
        pedagogia: 5,
      },
      upm: { 'diseno-de-moda': 5 },
      urjc: {
        'administracion-y-direccion-de-empresas': 5,
        marketing: 5,
        'protocolo-y-organizacion-de-eventos': 5,
        derecho: 5,
        criminologia: 5,
        'bellas-artes': 5,
      },
    };
    const cells = Object.entries(before).flatMap(([university, grades]) =>
      Object.entries(grades).map(([id, grade]) => ({ university, id, grade })),
    );
    expect(cells).toHaveLength(22);
    const wrong = cells.filter(({ university, id, grade }) => {
      const pair = pairs.find((each) => each.university === university && each.degree.id === id);
      const wasAffiliated = pair?.affiliated.some((each) => each.grade === grade) === true;
      return !wasAffiliated || pair.own.includes(grade);
    });
    expect(wrong).toEqual([]);
  });
});
