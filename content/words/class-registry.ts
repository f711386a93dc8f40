// The words of classes and schools by their names: a part of `registry.ts`, which is read with it.

export const classRegistry = {
  'class-card': {
    es: () => import('#content/dictionaries/es/class-card.ts'),
    en: () => import('#content/dictionaries/en/class-card.ts'),
  },
  'class-join': {
    es: () => import('#content/dictionaries/es/class-join.ts'),
    en: () => import('#content/dictionaries/en/class-join.ts'),
  },
  'class-summary': {
    es: () => import('#content/dictionaries/es/class-summary.ts'),
    en: () => import('#content/dictionaries/en/class-summary.ts'),
  },
  classroom: {
    es: () => import('#content/dictionaries/es/classroom.ts'),
    en: () => import('#content/dictionaries/en/classroom.ts'),
  },
  lesson: {
    es: () => import('#content/dictionaries/es/lesson.ts'),
    en: () => import('#content/dictionaries/en/lesson.ts'),
  },
} as const;
