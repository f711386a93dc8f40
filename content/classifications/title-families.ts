// Grades and families of vocational titles (formación profesional).
import type { Locale } from '#domain/locale.ts';

/**
 * `intermediate`: grado medio. `higher`: grado superior. `specialization`: a course for whoever has a grado superior.
 * `sports`: técnico deportivo, by sport, beside FP. `artistic`: grado superior of visual arts and design, beside FP.
 */
export const gradeNames = {
  intermediate: { es: 'FP de grado medio', en: 'Intermediate vocational training' },
  higher: { es: 'FP de grado superior', en: 'Higher vocational training' },
  specialization: {
    es: 'curso de especialización de FP, después de un grado superior',
    en: 'vocational specialization course, after higher vocational training',
  },
  sports: {
    es: 'Enseñanzas deportivas, del nivel de un grado medio',
    en: 'Sports studies, at the level of intermediate vocational training',
  },
  artistic: {
    es: 'Enseñanzas profesionales de artes plásticas y diseño, grado superior',
    en: 'Professional studies in visual arts and design, higher level',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type Grade = keyof typeof gradeNames;

export const titleFamilyNames = {
  health: { es: 'Sanidad', en: 'Health' },
  community: { es: 'Servicios Socioculturales y a la Comunidad', en: 'Community Services' },
  safety: { es: 'Seguridad y Medio Ambiente', en: 'Safety and Environment' },
  media: { es: 'Imagen y Sonido', en: 'Image and Sound' },
  graphic: { es: 'Artes Gráficas', en: 'Graphic Arts' },
  textile: { es: 'Textil, Confección y Piel', en: 'Textiles, Clothing and Leather' },
  image: { es: 'Imagen Personal', en: 'Personal Image' },
  wood: { es: 'Madera, Mueble y Corcho', en: 'Wood, Furniture and Cork' },
  building: { es: 'Edificación y Obra Civil', en: 'Building and Civil Works' },
  fabrication: { es: 'Fabricación Mecánica', en: 'Mechanical Manufacturing' },
  electricity: { es: 'Electricidad y Electrónica', en: 'Electricity and Electronics' },
  energy: { es: 'Energía y Agua', en: 'Energy and Water' },
  maintenance: { es: 'Instalación y Mantenimiento', en: 'Installation and Maintenance' },
  vehicles: {
    es: 'Transporte y Mantenimiento de Vehículos',
    en: 'Transport and Vehicle Maintenance',
  },
  chemistry: { es: 'Química', en: 'Chemistry' },
  computing: { es: 'Informática y Comunicaciones', en: 'Computing and Communications' },
  agrarian: { es: 'Agraria', en: 'Agriculture' },
  food: { es: 'Industrias Alimentarias', en: 'Food Industries' },
  administration: { es: 'Administración y Gestión', en: 'Administration and Management' },
  commerce: { es: 'Comercio y Marketing', en: 'Commerce and Marketing' },
  hospitality: { es: 'Hostelería y Turismo', en: 'Hospitality and Tourism' },
  maritime: { es: 'Marítimo-Pesquera', en: 'Maritime and Fishing' },
  sport: { es: 'Actividades Físicas y Deportivas', en: 'Physical Activities and Sport' },
  'visual-arts': { es: 'Artes Plásticas y Diseño', en: 'Visual Arts and Design' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>;

export type TitleFamily = keyof typeof titleFamilyNames;
