import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The index of all careers. */
export const copy = {
  head: {
    title: `Carreras y profesiones, por familias · ${site.brand}`,
    description:
      'Qué se hace en cada carrera, cómo es un día, qué intereses pide y qué se estudia en España para llegar: grados universitarios y formación profesional.',
  },
  title: '¿Qué te gustaría ser?',
  families: 'Familias de carreras',
  all: 'Ver las {n}',
  ways: {
    'career-names': 'Todos los nombres, de la A a la Z',
    'compare-careers': 'Compara dos o tres',
    studies: 'Universidad y FP en España',
  },
  filter: {
    label: 'Buscar carreras',
    search: '¿Qué carrera buscas?',
    searchHelp: 'cirujana, contador…',
    level: 'Estudios',
    levels: { university: 'Universidad', vocational: 'Técnica (FP)' },
    letter: 'Filtra por lo que te gusta',
    does: {
      R: 'hacer',
      I: 'averiguar',
      A: 'crear',
      S: 'ayudar',
      E: 'liderar',
      C: 'ordenar',
    },
    order: 'Lo tuyo primero',
    clear: 'Quitar filtros',
    hits: 'Carreras encontradas',
    found: '{n} carreras',
    foundOne: '1 carrera',
    by: 'por «{name}»',
    nearest: 'Aquí no hay ninguna con ese nombre. Las que más se acercan:',
    unknown: 'No tenemos ninguna carrera con ese nombre, ni parecido. Prueba con otra palabra.',
    none: 'Ninguna carrera coincide con todo eso. Quita algún filtro o prueba con otra palabra.',
    failed: 'Sin conexión solo podemos buscar por el nombre de la carrera.',
  },
  /** Over the careers in the order of a result: strong, good, near, and the others. */
  groups: 'Coincidencia fuerte|Buena coincidencia|Se acercan|Las demás',
  fit: { strong: 'Coincidencia fuerte', good: 'Buena coincidencia', near: 'Se acerca' },
  said: { interested: 'Te interesa', no: 'No es para ti', known: 'Ya la conoces' },
  kept: 'También sin conexión',
  levels: {
    university: 'Universidad',
    vocational: 'Técnica (FP)',
    either: 'Universidad o técnica (FP)',
    own: 'Vía propia',
    specialty: 'Universidad y residencia',
    master: 'Universidad y máster',
  },
  about: {
    title: '¿Por dónde empezar?',
    text: 'Si todavía no tienes una idea, el test de intereses ordena este catálogo según tus respuestas y explica por qué.',
    action: 'Hacer el test RIASEC',
  },
};

export type Copy = Dictionary<typeof copy>;
