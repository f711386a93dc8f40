import type { Fact } from './fact.ts';

const affiliated = {
  unit: 'percent',
  source: 'El Mirón de Soria, 30-11-2025, con la estadística del Ministerio',
  url: 'https://elmirondesoria.es/nacional/politica/aumenta-porcentaje-de-alumnado-de-fp-que-trabaja-al-ano-de-graduarse',
  mark: 'S',
  said: { by: 'press', on: '2025-11-30' },
  checked: '2026-11-23',
  staleAfter: '2027-11-30',
} as const;

const higher = {
  es: 'España, FP de grado superior terminada en 2020-21',
  en: 'Spain, higher vocational training finished in 2020–21',
};
const intermediate = {
  es: 'España, FP de grado medio terminada en 2020-21',
  en: 'Spain, intermediate vocational training finished in 2020–21',
};
const firstYear = {
  es: 'personas afiliadas a la Seguridad Social un año después',
  en: 'people with a job registered at Social Security a year later',
};
const fourthYear = {
  es: 'personas afiliadas a la Seguridad Social cuatro años después',
  en: 'people with a job registered at Social Security four years later',
};

/** Vocational training: how one gets in, how long a course of specialization is, how many work afterwards. */
export const vocationalFacts = [
  {
    id: 'vocational-access-diploma',
    value: 'Bachiller',
    unit: 'text',
    what: {
      es: 'título con el que se entra directamente en un ciclo de grado superior',
      en: 'diploma that gives direct access to higher vocational training',
    },
    where: { es: 'requisitos que publica Cantabria', en: 'requirements published by Cantabria' },
    source:
      'Gobierno de Cantabria, Educantabria, requisitos de acceso a los ciclos formativos de FP',
    url: 'https://educantabria.es/',
    mark: 'V',
    checked: '2026-11-23',
    staleAfter: '2027-09-30',
  },
  {
    id: 'vocational-homologation',
    value: 'homologación',
    unit: 'text',
    what: {
      es: 'lo que necesita un título de secundaria de fuera para entrar en un ciclo de grado superior',
      en: 'what a secondary diploma from abroad needs for higher vocational training',
    },
    where: { es: 'requisitos que publica Cantabria', en: 'requirements published by Cantabria' },
    source:
      'Gobierno de Cantabria, Educantabria, requisitos de acceso a los ciclos formativos de FP',
    url: 'https://educantabria.es/es/requisitos-de-acceso-a-los-ciclos-formativos-de-fp',
    mark: 'V',
    checked: '2026-11-25',
    staleAfter: '2027-09-30',
  },
  {
    id: 'vocational-year-madrid-2025',
    value: 400,
    unit: 'EUR/year',
    what: {
      es: 'precio de un grado superior de FP en un centro público; desde 2026-27, gratis con una media de 9 o más y la mitad con un 7 o un 8',
      en: 'price of higher vocational training at a public centre; from 2026-27 free with a mean of 9 or more and half with 7 or 8',
    },
    where: { es: 'Madrid, curso 2025-26', en: 'Madrid, 2025-26' },
    source: 'La Razón y Onda Cero, 8 de octubre de 2025',
    url: 'https://www.larazon.es/madrid/alumnos-sobresaliente-tendran-matricula-gratis-grado-superior-formacion-profesional-madrid_2025100868e6014f9c028a4cad275666.html',
    mark: 'S',
    said: { by: 'press', on: '2025-10-08' },
    year: '2025-26',
    checked: '2026-11-25',
    staleAfter: '2027-06-30',
  },
  {
    id: 'vocational-exam-age',
    value: 19,
    unit: 'years',
    what: {
      es: 'edad desde la que se puede hacer la prueba de acceso a grado superior',
      en: 'age from which the entrance exam to higher training can be taken',
    },
    where: { es: 'centros de FP de Cádiz y Madrid', en: 'centres of Cádiz and Madrid' },
    source: 'Formación Profesional Cádiz, requisitos de acceso a grado superior',
    url: 'https://formacionprofesionalcadiz.com/',
    mark: 'S',
    said: { by: 'other' },
    checked: '2026-11-23',
    staleAfter: '2027-09-30',
  },
  {
    id: 'cybersecurity-course-hours',
    value: 720,
    unit: 'hours',
    what: {
      es: 'duración del curso de especialización en ciberseguridad, después de un grado superior de informática o telecomunicaciones',
      en: 'length of the specialization course in cybersecurity, after higher training in computing or telecommunications',
    },
    where: { es: 'España, curso del RD 479/2020', en: 'Spain, course of RD 479/2020' },
    source: 'Instituto FOC, ficha del curso que regula el RD 479/2020',
    url: 'https://piloto.foc.es/',
    mark: 'S',
    said: { by: 'other' },
    checked: '2026-11-23',
    staleAfter: '2027-09-30',
  },
  {
    id: 'vocational-higher-work-first-2021',
    value: 51.1,
    what: firstYear,
    where: higher,
    ...affiliated,
  },
  {
    id: 'vocational-higher-work-fourth-2021',
    value: 67,
    what: fourthYear,
    where: higher,
    ...affiliated,
  },
  {
    id: 'vocational-intermediate-work-first-2021',
    value: 36.2,
    what: firstYear,
    where: intermediate,
    ...affiliated,
  },
  {
    id: 'vocational-intermediate-work-fourth-2021',
    value: 65,
    what: fourthYear,
    where: intermediate,
    ...affiliated,
  },
] as const satisfies readonly Fact[];
