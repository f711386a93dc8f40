import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** `/despues-de-los-estudios`. */
export const copy = {
  head: {
    title: `Después de los estudios en España · ${site.brand}`,
    description:
      'Quedarse a buscar trabajo, cambiar de permiso, la nacionalidad, el título en tu país y los sueldos: lo que se sabe, con fuente y fecha.',
  },
  eyebrow: 'Tu camino a España',
  title: 'Después de los estudios',
  lead: 'Qué puede hacer quien termina en España: quedarse a trabajar, pedir la nacionalidad o volver con el título. Con fuente y fecha.',
};

export type Copy = Dictionary<typeof copy>;
