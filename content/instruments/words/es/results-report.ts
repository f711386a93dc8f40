import type { Dictionary } from '#content/wording/dictionary.ts';

/** What is said around the result of any test: when it was made, how its scores read, what comes next. */
export const copy = {
  made: 'Hecho el {date} ({ago})',
  shortForm: 'Versión corta',
  send: 'Enviar a mi familia',
  detail: 'Tu resultado en detalle',
  method: 'Cómo está hecho este test y cómo se puntúa',
  chart: {
    score: 'Puntos',
    range: 'Margen',
  },
  scores: {
    noScore: 'Sin puntuación: {n} de {of} respuestas',
    prorated: 'Calculado con {n} de {of} respuestas.',
    range: '{low}–{high}',
  },
  next: {
    title: '¿Y ahora?',
    careers: 'Ver las carreras',
    together: 'Los tres tests juntos',
    plan: 'Tu camino a España',
    save: 'Guardarlo gratis',
    kept: 'Ver mi perfil',
    print: 'Imprimir',
    talk: 'Hablar {n} min, gratis',
    newTab: 'se abre en otra pestaña',
    repeat: 'Repetir el test',
  },
  history: {
    title: 'Tus resultados anteriores',
    show: 'Ver el del {date}',
    newest: 'Ver el más reciente',
  },
};

export type Copy = Dictionary<typeof copy>;
