import type { Dictionary } from '#content/wording/dictionary.ts';

/** A person's own six interests over those of a career, on its page. */
export const copy = {
  flat: 'Tus seis intereses están muy parejos: compararlos con una profesión daría un resultado al azar.',
  chart: 'Tu perfil junto al de {career}',
  description: 'Dos formas en un hexágono. Sus cifras están en «Cómo se calcula».',
  you: 'Tú',
  job: 'La profesión',
  results: 'Ver tu resultado completo',
};

export type Copy = Dictionary<typeof copy>;
