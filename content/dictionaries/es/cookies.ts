import type { Dictionary } from '#content/wording/dictionary.ts';

/** The cookie banner: outside of any page, on all of them. It asks for what is in use and for nothing else. */
export const copy = {
  title: 'Guardamos lo necesario.',
  asks: 'Y contamos visitas, si lo aceptas.',
  asksNothing: 'Hoy no hay nada más: elijas lo que elijas, todo funciona igual.',
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
      text: 'Contar visitas para saber qué páginas sirven y cuáles no.',
    },
  },
  /** Instead of the legend, where nothing optional is in use. */
  kept: 'Esto es lo que guardamos',
  nothingOptional:
    'No usamos analítica ni contenidos de terceros, así que no hay nada más que permitir. Guardamos que ya te lo dijimos; si algún día hay algo opcional, te lo preguntaremos antes.',
  save: 'Guardar mi elección',
};

export type Copy = Dictionary<typeof copy>;
