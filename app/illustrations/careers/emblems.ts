// Careers of which the drawing of a family tells just what they are: it stands for them as one of their own would.
import type { FamilyId } from '#content/classifications/families.ts';

const emblems: Readonly<Record<string, FamilyId>> = {
  'laboratorio-clinico': 'diagnostics',
  'orientacion-educativa': 'social',
  'profesorado-de-secundaria': 'teaching',
  judicatura: 'society',
  policia: 'security',
  periodismo: 'communication',
  'interpretacion-musical': 'performing',
  'bellas-artes': 'design',
  patronaje: 'crafts',
  'direccion-de-obra': 'building',
  'ingenieria-mecanica': 'engineering',
  'robotica-industrial': 'manufacturing',
  'instalaciones-solares': 'installations',
  'desarrollo-de-software': 'computing',
  quimica: 'science',
  'ciencias-ambientales': 'environment',
  'ingenieria-agronomica': 'land',
  'direccion-de-empresas': 'business',
  economia: 'finance',
  publicidad: 'marketing',
  'asistencia-de-direccion': 'office',
  'direccion-hotelera': 'hospitality',
  'marina-mercante': 'transport',
  'entrenamiento-deportivo': 'sport',
};

/** The family whose drawing is this career's; undefined where it tells too little of it. */
export function emblemOf(career: string): FamilyId | undefined {
  return emblems[career];
}
