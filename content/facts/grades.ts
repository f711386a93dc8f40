import type { Fact } from './fact.ts';

const admission = {
  unit: 'grade',
  where: { es: 'ejemplo de la universidad', en: 'the university’s own example' },
  source: 'Universidad Carlos III de Madrid, ejemplo de cálculo',
  url: 'https://uc3m.es/pruebasacceso/ejemplo-calculo-nota-admision',
  mark: 'V',
  checked: '2026-11-20',
  staleAfter: '2027-06-30',
} as const;

const credential = {
  unit: 'grade',
  where: {
    es: 'ejemplo publicado hacia 2018; comprueba la regla de tu año',
    en: 'example published about 2018; check the rule of your year',
  },
  source: 'UNED, calificación para la admisión (página de 2018)',
  url: 'https://portal.uned.es/portal/page?_pageid=93,61501091,93_61502690&_dad=portal&_schema=PORTAL',
  mark: 'V',
  checked: '2026-11-20',
  staleAfter: '2027-03-31',
} as const;

/** Worked examples of admission grades, as their publishers print them. */
export const gradeFacts = [
  {
    id: 'grade-example-access',
    value: 8.78,
    what: { es: 'nota de acceso', en: 'access grade' },
    ...admission,
  },
  {
    id: 'grade-example-first-subject',
    value: 1.7,
    what: { es: 'puntos que suma la primera materia', en: 'points added by the first subject' },
    ...admission,
  },
  {
    id: 'grade-example-second-subject',
    value: 1.4,
    what: { es: 'puntos que suma la segunda materia', en: 'points added by the second subject' },
    ...admission,
  },
  {
    id: 'grade-example-admission',
    value: 11.88,
    what: { es: 'nota de admisión', en: 'admission grade' },
    ...admission,
  },
  {
    id: 'pce-example-mean',
    value: 8,
    what: {
      es: 'media de secundaria ya convertida',
      en: 'mean of secondary school, already converted',
    },
    ...credential,
  },
  {
    id: 'pce-example-base',
    value: 5.6,
    what: {
      es: 'una quinta parte de la media más cuatro puntos (cálculo propio)',
      en: 'a fifth of the mean plus four points (our own arithmetic)',
    },
    ...credential,
  },
  {
    id: 'pce-example-exams',
    value: 2.25,
    what: {
      es: 'una décima parte de tres PCE aprobadas con 6,5, 7 y 9 (cálculo propio)',
      en: 'a tenth of three PCE passed with 6.5, 7 and 9 (our own arithmetic)',
    },
    ...credential,
  },
  {
    id: 'pce-example-result',
    value: 7.85,
    what: { es: 'calificación para la admisión', en: 'grade for admission' },
    ...credential,
  },
  {
    id: 'pce-credential-maximum',
    value: 10,
    what: { es: 'calificación máxima de la acreditación', en: 'highest grade of the credential' },
    ...credential,
  },
] as const satisfies readonly Fact[];
