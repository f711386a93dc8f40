import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The list of articles. */
export const copy = {
  head: {
    title: `Artículos para elegir carrera y universidad · ${site.brand}`,
    description:
      'Profesiones, carreras con demanda, universidades y trámites para estudiar en España: artículos con fuentes y fechas, sin promesas.',
  },
  eyebrow: 'Para leer con calma',
  title: 'Lo que conviene saber antes de elegir',
  lead: 'Qué estudiar, dónde y cómo llegar. Cada artículo empieza por la respuesta corta y termina con sus fuentes.',
  minutes: '{n} minutos de lectura',
  rules:
    'Cada cifra lleva su fuente y el día en que la miramos. Si ves un error, escríbenos y lo corregimos.',
  feed: 'Recibir los artículos nuevos por RSS',
};

export type Copy = Dictionary<typeof copy>;
