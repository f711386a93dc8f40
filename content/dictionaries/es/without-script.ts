import type { Dictionary } from '#content/wording/dictionary.ts';

/** What a page of the app says in a browser that runs no script. */
export const copy = {
  label: 'Sin JavaScript',
  needs:
    'Esta página necesita JavaScript, que está desactivado en tu navegador; mientras tanto puedes leer',
  links: { careers: 'las carreras', pathway: 'tu camino a España', blog: 'los artículos' },
  and: 'y',
};

export type Copy = Dictionary<typeof copy>;
