// Families of careers, in the order of lists. Cut so that a family holds careers of like profiles: the best families of a
// person outlast a second test better than the best careers do (docs/decisions/016).
import type { Locale } from '#domain/locale.ts';

export const familyNames = {
  health: { es: 'Salud y terapias', en: 'Health and therapies' },
  diagnostics: {
    es: 'Farmacia, laboratorio y técnica sanitaria',
    en: 'Pharmacy, labs and health technology',
  },
  social: { es: 'Psicología e intervención social', en: 'Psychology and social work' },
  teaching: { es: 'Educación', en: 'Education' },
  society: {
    es: 'Derecho, humanidades y ciencias sociales',
    en: 'Law, humanities and social sciences',
  },
  security: { es: 'Seguridad y emergencias', en: 'Security and emergencies' },
  communication: {
    es: 'Lenguas, comunicación y audiovisual',
    en: 'Languages, communication and media',
  },
  performing: { es: 'Música, danza y teatro', en: 'Music, dance and theatre' },
  design: { es: 'Diseño y artes visuales', en: 'Design and visual arts' },
  crafts: { es: 'Artesanía, moda e imagen personal', en: 'Crafts, fashion and personal image' },
  building: { es: 'Arquitectura y construcción', en: 'Architecture and construction' },
  engineering: { es: 'Ingeniería', en: 'Engineering' },
  manufacturing: { es: 'Fabricación y mecánica', en: 'Manufacturing and mechanics' },
  installations: { es: 'Instalaciones', en: 'Installations' },
  computing: { es: 'Informática y datos', en: 'Computing and data' },
  science: { es: 'Ciencias y matemáticas', en: 'Science and mathematics' },
  environment: { es: 'Tierra y medio ambiente', en: 'Earth and environment' },
  land: { es: 'Campo, animales y alimentos', en: 'Land, animals and food' },
  business: { es: 'Empresa y gestión', en: 'Business and management' },
  finance: { es: 'Finanzas y contabilidad', en: 'Finance and accounting' },
  marketing: { es: 'Marketing y ventas', en: 'Marketing and sales' },
  office: { es: 'Administración y oficina', en: 'Administration and office' },
  hospitality: { es: 'Turismo y gastronomía', en: 'Tourism and food service' },
  transport: { es: 'Transporte y logística', en: 'Transport and logistics' },
  sport: { es: 'Deporte', en: 'Sport' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type FamilyId = keyof typeof familyNames;

/** Whether a family of that name is ours: matching knows families by any name. */
export function isFamily(id: string): id is FamilyId {
  return Object.hasOwn(familyNames, id);
}
