import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** `/preguntas-de-familias`. */
export const copy = {
  head: {
    title: `Preguntas de familias: estudiar en España · ${site.brand}`,
    description:
      'Homologación, notas, IB, PCE, catalán, residencias, banco, discapacidad y préstamos: respuestas cortas, con su fuente y a quién preguntar.',
  },
  eyebrow: 'Tu camino a España',
  title: 'Preguntas de familias',
  lead: 'Respuestas cortas. Cada una dice de dónde sale, o a quién preguntar y con qué palabras.',
};

export type Copy = Dictionary<typeof copy>;
