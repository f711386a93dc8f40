import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What the three tests say together, on a page of its own. */
export const copy = {
  head: {
    title: `Tus tres tests, juntos · ${site.brand}`,
    description:
      'Lo que te gusta, lo que pides a un trabajo y cómo eres, en un solo dibujo, con cinco carreras para empezar a mirar.',
  },
  title: 'Tus tres tests, juntos',
  tabs: { label: 'Tus tests', names: namesIn('es', 'name'), whole: 'Los tres' },
  loading: 'Juntando tus tres tests…',
  failed: 'No se pudo abrir todavía. En cuanto haya conexión aparecerá aquí solo.',
  retry: 'Intentarlo de nuevo',
  drawing: {
    described: 'Un dibujo hecho de tus tres tests. {said}',
    stars: 'Tus intereses',
    beams: 'Tus valores',
    waves: 'Tu manera de ser',
  },
  careers: {
    title: 'Cinco carreras para empezar',
    switch: 'Contar también mis valores',
    off: 'Ordenadas por tus intereses.',
    on: 'Primero las que más ofrecen lo que le pides a un trabajo.',
    noPriorities: 'Tus valores van parejos: el orden es el de tus intereses.',
    offers: 'Ofrece {names}',
    lacks: 'Ofrece menos {names}',
    even: 'No destaca en lo que pides',
    unknown: 'Sin datos de lo que ofrece',
    none: 'Con intereses tan parecidos entre sí, cualquier lista sería casualidad. Empieza por lo de abajo.',
    doubt: 'Los valores son una segunda voz: si repites ese test, este orden puede cambiar.',
  },
  first: 'Lo primero que puedes probar',
  whole: 'Ver mi resultado completo',
  missing: {
    title: 'Cuando tengas los tres tests, aquí los lees juntos',
    text: 'Un dibujo hecho de los tres, tres frases, cinco carreras que se ordenan con tus valores y algo para probar primero.',
    done: 'Hecho',
  },
};

export type Copy = Dictionary<typeof copy>;
