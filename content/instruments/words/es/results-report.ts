import type { Dictionary } from '#content/wording/dictionary.ts';

/** What is said around the result of any test: when it was made, how its scores read, what comes next. */
export const copy = {
  made: 'Hecho el {date} ({ago})',
  /** What the scene of the three tests together shows. */
  jointScene: 'Tres faros en la noche y un velero donde se cruzan sus tres luces.',
  shortForm: 'Versión corta',
  send: 'Enviar a mi familia',
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
  bar: {
    label: 'En este resultado',
    careers: 'Carreras',
    together: 'En conjunto',
    meaning: 'Significado',
    scores: 'Números',
    answers: 'Respuestas',
    take: 'Llevármelo',
  },
  next: {
    title: 'Tres pasos a partir de aquí',
    careersTitle: 'Mira las carreras',
    careersText: 'Cada una con su razón y cómo se estudia en España.',
    careers: 'Ver las carreras',
    saveTitle: 'Guárdalo',
    saveText: 'Ahora solo está en este navegador. Con una cuenta gratis lo tienes en todos.',
    save: 'Guardar con una cuenta',
    keptTitle: 'Ya está guardado',
    keptText:
      'Tu resultado está en tu cuenta. Enséñaselo a alguien que te conozca y pregúntale si te reconoce en él.',
    kept: 'Ver mi perfil',
    bookTitle: 'Háblalo con una persona',
    bookText: '{n} minutos gratis para entender tu resultado y pensar qué estudiar y dónde.',
    book: 'Reservar los {n} minutos gratis',
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
