import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The index of degrees and vocational titles. */
export const copy = {
  head: {
    title: `Estudios en España: grados y FP · ${site.brand}`,
    description:
      'Grados y títulos de FP de España: a qué carreras llevan, en qué universidades y ciudades se estudian y con qué nota se entra.',
  },
  eyebrow: 'Estudios en España',
  title: 'Grados y formación profesional',
  lead: '{degrees} grados y {titles} títulos de FP, y a qué carreras llevan.',
  degrees: 'Grados y enseñanzas superiores',
  titles: 'Formación profesional',
  careers: 'Ver las carreras',
};

export type Copy = Dictionary<typeof copy>;
