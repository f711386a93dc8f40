import { site } from '#content/site.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';

/** The index of all careers. */
export const copy = {
  head: {
    title: `Carreras y profesiones, por familias · ${site.brand}`,
    description:
      'Qué se hace en cada carrera, cómo es un día, qué intereses pide y qué se estudia en España para llegar: grados universitarios y formación profesional.',
  },
  eyebrow: 'Catálogo de carreras',
  title: 'Todas las carreras',
  lead: 'Qué se hace, cómo es un día, qué intereses pide y qué se estudia en España para llegar. Sin registro y sin notas de quién es mejor.',
  families: 'Familias',
  filter: {
    label: 'Buscar carreras',
    search: 'Buscar por nombre',
    searchHelp: 'También por cómo se llama en otros países.',
    level: 'Estudios',
    anyLevel: 'Todos los estudios',
    levels: { university: 'Grado universitario', vocational: 'Formación profesional (FP)' },
    letter: 'Interés principal',
    anyLetter: 'Todos los intereses',
    family: 'Familia',
    anyFamily: 'Todas las familias',
    clear: 'Quitar filtros',
    found: '{n} carreras',
    foundOne: '1 carrera',
    none: 'Ninguna carrera coincide con todo eso. Quita algún filtro o prueba con otra palabra.',
  },
  levels: { university: 'grado', vocational: 'FP', either: 'grado o FP', own: 'vía propia' },
  about: {
    title: '¿Por dónde empezar?',
    text: 'Si todavía no tienes una idea, el test de intereses ordena este catálogo según tus respuestas y explica por qué.',
    action: 'Hacer el test RIASEC',
  },
};

export type Copy = Dictionary<typeof copy>;
