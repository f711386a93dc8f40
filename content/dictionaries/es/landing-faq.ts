import { questions } from '#content/compiled/faq/questions.es.js';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as tuition } from './tuition.ts';

/** What families ask: `content/faq` has the questions and answers. */
export const copy = {
  title: 'Lo que de verdad preguntan las familias',
  checked:
    'Respuestas revisadas el 20 de noviembre de 2026; la de la matrícula, el 22. Antes de pagar o de inscribirte, confirma en la fuente oficial.',
  more: 'Más preguntas: homologación, idioma, banco, después de los estudios…',
  sourceLabel: 'Fuente',
  stale: '(puede haber cambiado)',
  items: questions,
  tuition,
};

export type Copy = Dictionary<typeof copy>;
