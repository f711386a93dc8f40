import type { Dictionary } from '#content/wording/dictionary.ts';

/** Schools and consultancies that work with groups, for administrators: names and numbers, nothing of pupils. */
export const copy = {
  title: 'Centros',
  lead: 'Escuelas y asesorías que abren sesiones con sus grupos. De sus estudiantes aquí no se ve nada: ni alias, ni respuestas, ni notas.',
  caption: 'Centros, los nuevos primero',
  none: 'Todavía no hay ningún centro.',
  columns: {
    name: 'Centro',
    country: 'País',
    since: 'Desde',
    staff: 'Equipo',
    groups: 'Grupos',
    sessions: 'Sesiones',
    look: 'Quién trabaja',
  },
  kinds: { school: 'Escuela', consultancy: 'Asesoría' },
  closing: 'se está cerrando',
  counts: 'solo cuenta',
  look: 'Ver su equipo',
  lookOf: 'Ver su equipo: {name}',
  why: 'Motivo de la consulta',
  whyHelp: 'Queda en el registro con tu nombre.',
  whyProblem: 'Escribe el motivo, entre 3 y 200 caracteres.',
  open: 'Ver el equipo',
  of: 'Equipo de {name}',
  staffColumns: { name: 'Nombre', email: 'Correo', role: 'Hace', since: 'Desde' },
  roles: { lead: 'Coordina', counsellor: 'Orienta' },
  agreements: 'Acuerdos aceptados',
  agreement: '{when}: versión {version}, desde los {age} años.',
  close: 'Cerrar',
};

export type Copy = Dictionary<typeof copy>;
