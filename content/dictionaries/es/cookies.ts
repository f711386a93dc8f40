import { site } from '#content/site.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';

/** The cookie banner: outside of any page, on all of them. */
export const copy = {
  title: 'Guardamos lo necesario.',
  text: 'Analítica y contenidos de terceros, si los aceptas.',
  policy: 'Política de cookies',
  accept: 'Aceptar',
  reject: 'Rechazar',
  configure: 'Configurar',
  purposes: {
    legend: 'Elige qué permites',
    technical: {
      name: 'Técnicas (siempre activas)',
      text: 'Tu sesión, tu idioma, tus respuestas y esta elección.',
    },
    analytics: {
      name: 'Analítica',
      text: site.analytics
        ? 'Contar visitas para saber qué páginas sirven y cuáles no.'
        : 'Contar visitas. Hoy este sitio no usa ninguna herramienta de analítica.',
    },
    thirdParty: {
      name: 'Contenidos de terceros',
      text: 'Vídeos y mapas de otras empresas dentro de nuestras páginas. Hoy no hay ninguno.',
    },
  },
  save: 'Guardar mi elección',
};

export type Copy = Dictionary<typeof copy>;
