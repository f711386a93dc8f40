// Branches of knowledge of Spanish degrees.
import type { Locale } from '#domain/locale.ts';

export const branchNames = {
  arts: { es: 'Artes y Humanidades', en: 'Arts and Humanities' },
  sciences: { es: 'Ciencias', en: 'Sciences' },
  health: { es: 'Ciencias de la Salud', en: 'Health Sciences' },
  social: { es: 'Ciencias Sociales y Jurídicas', en: 'Social and Legal Sciences' },
  engineering: { es: 'Ingeniería y Arquitectura', en: 'Engineering and Architecture' },
  artistic: { es: 'Enseñanzas artísticas superiores', en: 'Higher artistic studies' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type Branch = keyof typeof branchNames;
