import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: {
    title: `Página no encontrada · ${site.brand}`,
    description:
      'En esta dirección no hay ninguna página. Desde aquí puedes volver al inicio o hacer el test RIASEC gratis.',
  },
  /** Specification S08: English in both languages. */
  title: 'Oops! Page not found',
  lead: 'En esta dirección no hay ninguna página.',
  help: [
    'Si escribiste la dirección, revisa que no falte ni sobre ninguna letra.',
    'Si llegaste por un enlace, puede que esté mal copiado o que la página haya cambiado de sitio.',
  ],
  home: 'Volver al inicio',
  test: 'Haz el test gratis',
};

export type Copy = Dictionary<typeof copy>;
