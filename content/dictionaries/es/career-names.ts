import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** All names of all careers, from A to Z. */
export const copy = {
  head: {
    title: `Nombres de carreras, de la A a la Z · ${site.brand}`,
    description:
      'Cómo se llama cada carrera en España y en Latinoamérica, de la A a la Z: profesiones en femenino y masculino, títulos y nombres de la calle.',
  },
  eyebrow: 'Catálogo de carreras',
  title: 'Todos los nombres, de la A a la Z',
  lead: 'Cada carrera con los nombres que le dan en España y en Latinoamérica. Busca el tuyo con la búsqueda de tu navegador.',
  letters: 'Letras',
  credit:
    'Nombres reunidos por nosotros; algunos vienen del clasificador de carreras del INEI (Perú, 2017) y de ESCO, la clasificación europea de ocupaciones de la Comisión Europea.',
};

export type Copy = Dictionary<typeof copy>;
