// Which careers have a drawing of their own, and in which file it stands, so that who shows none of them loads none.
import type { FamilyId } from '#content/classifications/families.ts';

const names = [
  'caring',
  'making',
  'healing',
  'serving',
  'inventing',
  'knowing',
  'showing',
  'going',
] as const;

export type DrawingGroup = (typeof names)[number];

const groups: Readonly<Record<DrawingGroup, string>> = {
  caring:
    'veterinaria psicologia-clinica odontologia asistencia-veterinaria medicina-de-familia farmacia logopedia higiene-bucodental',
  making:
    'diseno-de-moda arquitectura cocina-y-gastronomia fotografia diseno-de-videojuegos jardineria',
  healing:
    'enfermeria fisioterapia nutricion-y-dietetica pediatria cardiologia neurologia emergencias-sanitarias',
  serving:
    'trabajo-social magisterio-de-educacion-infantil magisterio-de-educacion-primaria abogacia relaciones-internacionales criminalistica extincion-de-incendios traduccion-e-interpretacion',
  inventing:
    'ingenieria-informatica inteligencia-artificial ciberseguridad ingenieria-civil ingenieria-industrial ingenieria-biomedica',
  knowing: 'matematicas fisica bioquimica biologia astronomia ingenieria-aeroespacial',
  showing:
    'direccion-y-produccion-audiovisual arte-dramatico diseno-grafico diseno-de-interiores marketing marketing-digital',
  going:
    'contabilidad-y-auditoria guia-de-turismo panaderia-y-reposteria peluqueria automocion pilotaje-de-aviones',
};

/** The file that a career's drawing stands in; undefined where it has none. */
export function groupOf(career: string): DrawingGroup | undefined {
  return names.find((group) => groups[group].split(' ').includes(career));
}

/** Careers that a browser draws by another family than their own, whose drawing would tell something else of them. */
const nearer: Readonly<Record<string, FamilyId>> = {
  arteterapia: 'design',
  musicoterapia: 'performing',
  'ensenanza-de-talleres': 'crafts',
};

export function nearerFamily(career: string): FamilyId | undefined {
  return nearer[career];
}
