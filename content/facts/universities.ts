import type { Fact } from './fact.ts';

const qs = {
  unit: 'rank',
  where: {
    es: 'QS World University Rankings 2026, junio de 2025',
    en: 'QS World University Rankings 2026, June 2025',
  },
  source: 'QS World University Rankings 2026, publicado en junio de 2025, según la prensa',
  url: 'https://www.topuniversities.com/world-university-rankings',
  mark: 'S',
  said: { by: 'press', on: '2025-06' },
  checked: '2026-11-20',
  staleAfter: '2027-06-30',
} as const;

const europe = {
  unit: 'rank',
  where: {
    es: 'QS Europe 2026, lista europea, enero de 2026',
    en: 'QS Europe 2026, the European list, January 2026',
  },
  source: 'QS World University Rankings: Europe 2026, 28-01-2026, según la prensa',
  url: 'https://www.topuniversities.com/',
  mark: 'S',
  said: { by: 'press', on: '2026-01-28' },
  checked: '2026-11-20',
  staleAfter: '2027-02-28',
} as const;

const arwu = {
  unit: 'text',
  where: {
    es: 'ARWU (Shanghái) 2025, agosto de 2025',
    en: 'ARWU (Shanghai) 2025, August 2025',
  },
  source: 'ARWU 2025, publicado el 15-08-2025, según la prensa',
  url: 'https://www.telecinco.es/noticias/catalunya/20250819/universidad-barcelona-entre-200-mejores-mundo_18_016382299.html',
  mark: 'S',
  said: { by: 'press', on: '2025-08-15' },
  checked: '2026-11-20',
  staleAfter: '2027-08-31',
} as const;

const students = {
  unit: 'people',
  where: { es: 'España, curso 2024-25', en: 'Spain, 2024–25' },
  source: 'Infobae, 11-06-2025, que cita a Bankinter',
  url: 'https://www.infobae.com/',
  mark: 'S',
  said: { by: 'press', on: '2025-06-11' },
  checked: '2026-11-20',
  staleAfter: '2027-06-30',
} as const;

const foreign = {
  unit: 'percent',
  where: { es: 'España', en: 'Spain' },
  source: 'Informe CYD 2025, según Infobae, 14-12-2025',
  url: 'https://www.fundacioncyd.org/',
  mark: 'S',
  said: { by: 'press', on: '2025-12-14' },
  checked: '2026-11-20',
  staleAfter: '2027-01-31',
} as const;

function placeOf<const Id extends string>(id: Id, value: number, es: string, en: string) {
  return { id, value, what: { es: `puesto de ${es}`, en: `place of ${en}` } } as const;
}

function bandOf<const Id extends string>(id: Id, value: string, es: string, en: string) {
  return { id, value, what: { es: `tramo de ${es}`, en: `band of ${en}` } } as const;
}

/** Rankings, always with publisher, edition and date; who studies in Spain. */
export const universityFacts = [
  {
    ...qs,
    ...placeOf('qs-2026-ub', 160, 'la Universitat de Barcelona', 'the University of Barcelona'),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-uab',
      172,
      'la Universitat Autònoma de Barcelona',
      'the Autonomous University of Barcelona',
    ),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-ucm',
      187,
      'la Universidad Complutense de Madrid',
      'the Complutense University of Madrid',
    ),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-uam',
      206,
      'la Universidad Autónoma de Madrid',
      'the Autonomous University of Madrid',
    ),
  },
  {
    ...qs,
    ...placeOf('qs-2026-navarra', 262, 'la Universidad de Navarra', 'the University of Navarra'),
  },
  {
    ...qs,
    ...placeOf('qs-2026-upf', 265, 'la Universitat Pompeu Fabra', 'Pompeu Fabra University'),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-uc3m',
      301,
      'la Universidad Carlos III de Madrid',
      'Carlos III University of Madrid',
    ),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-upm',
      334,
      'la Universidad Politécnica de Madrid',
      'the Technical University of Madrid',
    ),
  },
  {
    ...qs,
    ...placeOf(
      'qs-2026-upc',
      392,
      'la Universitat Politècnica de Catalunya',
      'the Technical University of Catalonia',
    ),
  },
  {
    ...qs,
    id: 'qs-2026-spanish',
    value: 38,
    unit: 'count',
    what: { es: 'universidades españolas en la lista', en: 'Spanish universities on the list' },
  },
  {
    ...europe,
    ...placeOf(
      'qs-europe-2026-ub',
      60,
      'la Universitat de Barcelona',
      'the University of Barcelona',
    ),
  },
  {
    ...europe,
    ...placeOf(
      'qs-europe-2026-uab',
      68,
      'la Universitat Autònoma de Barcelona',
      'the Autonomous University of Barcelona',
    ),
  },
  {
    ...europe,
    ...placeOf(
      'qs-europe-2026-uam',
      71,
      'la Universidad Autónoma de Madrid',
      'the Autonomous University of Madrid',
    ),
  },
  {
    ...europe,
    ...placeOf(
      'qs-europe-2026-ucm',
      78,
      'la Universidad Complutense de Madrid',
      'the Complutense University of Madrid',
    ),
  },
  {
    ...arwu,
    ...bandOf(
      'arwu-2025-ub',
      '151–200',
      'la Universitat de Barcelona',
      'the University of Barcelona',
    ),
  },
  {
    ...arwu,
    ...bandOf(
      'arwu-2025-valencia',
      '201–300',
      'la Universitat de València',
      'the University of Valencia',
    ),
  },
  {
    ...arwu,
    ...bandOf(
      'arwu-2025-uab',
      '301–400',
      'la UAB, la UAM, la UCM, la UPF, Granada y la UPV/EHU',
      'UAB, UAM, UCM, UPF, Granada and UPV/EHU',
    ),
  },
  {
    ...arwu,
    ...bandOf('arwu-2025-upv', '401–500', 'la UPV y Sevilla', 'UPV and Seville'),
  },
  {
    ...arwu,
    id: 'arwu-2025-spanish',
    value: 36,
    unit: 'count',
    what: {
      es: 'universidades españolas entre las mil primeras',
      en: 'Spanish universities among the first thousand',
    },
    source: 'ARWU 2025, según Europa Sur, 15-08-2025',
    url: 'https://www.europasur.es/sociedad/ranking-shanghai-2025-universidad_0_2004567607.html',
  },
  {
    ...students,
    id: 'students-spain-2024',
    value: 1408837,
    what: { es: 'estudiantes universitarios', en: 'university students' },
  },
  {
    ...foreign,
    id: 'foreign-bachelor-2025',
    value: 5.1,
    what: {
      es: 'personas extranjeras entre quienes terminan un grado',
      en: 'foreigners among those who complete a bachelor’s degree',
    },
  },
  {
    ...foreign,
    id: 'foreign-master-2025',
    value: 27.2,
    what: {
      es: 'personas extranjeras entre quienes terminan un máster',
      en: 'foreigners among those who complete a master’s degree',
    },
  },
] as const satisfies readonly Fact[];
