import type { Dictionary } from '#content/wording/dictionary.ts';

/** One career that is tried for a week, in the profile. */
export const copy = {
  title: 'Pruébalo esta semana',
  lead: 'Elige una carrera y haz una cosa pequeña de las que se hacen en ella.',
  career: 'Carrera',
  begin: 'La pruebo esta semana',
  open: 'Esta semana pruebas {name}. Elige una:',
  ideas: 'Ver las ideas para probarla',
  how: '¿Ya la hiciste? ¿Cómo te sentiste?',
  felt: { more: 'Quiero más', unsure: 'Más o menos', less: 'No es lo mío' },
  leave: 'Dejarla por ahora',
  after: {
    more: '{name}: quieres más. El siguiente paso es ver qué se estudia y cuánto cuesta.',
    unsure: '{name}: más o menos. Puedes probar otra de sus ideas antes de decidir.',
    less: '{name}: no es lo tuyo. Ya lo sabes, y puedes quitarla de tu lista.',
  },
  see: 'Ver {name}',
  all: 'Ya probaste todas las que marcaste.',
  notSaved: 'No se pudo guardar. Revisa tu conexión.',
};

export type Copy = Dictionary<typeof copy>;
