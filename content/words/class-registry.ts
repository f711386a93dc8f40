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
  centre: {
    es: () => import('#content/dictionaries/es/centre.ts'),
    en: () => import('#content/dictionaries/en/centre.ts'),
  },
  'centre-area': {
    es: () => import('#content/dictionaries/es/centre-area.ts'),
    en: () => import('#content/dictionaries/en/centre-area.ts'),
  },
  evening: {
    es: () => import('#content/dictionaries/es/evening.ts'),
    en: () => import('#content/dictionaries/en/evening.ts'),
  },
  invitation: {
    es: () => import('#content/dictionaries/es/invitation.ts'),
    en: () => import('#content/dictionaries/en/invitation.ts'),
  },
  'my-classes': {
    es: () => import('#content/dictionaries/es/my-classes.ts'),
    en: () => import('#content/dictionaries/en/my-classes.ts'),
  },
  lesson: {
    es: () => import('#content/dictionaries/es/lesson.ts'),
    en: () => import('#content/dictionaries/en/lesson.ts'),
  },
  meeting: {
    es: () => import('#content/dictionaries/es/meeting.ts'),
    en: () => import('#content/dictionaries/en/meeting.ts'),
  },
  'meeting-page': {
    es: () => import('#content/dictionaries/es/meeting-page.ts'),
    en: () => import('#content/dictionaries/en/meeting-page.ts'),
  },
  sheets: {
    es: () => import('#content/dictionaries/es/sheets.ts'),
    en: () => import('#content/dictionaries/en/sheets.ts'),
  },
} as const;
