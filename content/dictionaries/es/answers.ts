import type { Dictionary } from '#content/wording/dictionary.ts';

/** What stands around answers to questions of families, on every page of them; `content/answers` has the answers. */
export const copy = {
  trail: { label: 'Dónde estás', home: 'Inicio', pathway: 'Tu camino a España' },
  rest: 'Más sobre esto',
  restAndAsk: 'Más, y a quién preguntar',
  ask: 'A quién preguntar: {office}.',
  say: 'Di: «{say}»',
  links: {
    pathway: 'Tu camino a España, paso a paso',
    admission: '¿Cuánto cuesta y me alcanza?',
    careers: 'Todas las carreras',
    'family-questions': 'Preguntas de familias',
    'after-studies': 'Después de los estudios',
  },
  more: 'Sigue por aquí',
};

export type Copy = Dictionary<typeof copy>;
