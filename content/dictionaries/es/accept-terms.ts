import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as form } from './account-form.ts';

/** For whoever has an account and has not accepted its words, or has accepted earlier ones. */
export const copy = {
  missing: {
    title: 'Falta un paso',
    text: 'Tu cuenta funciona, pero todavía no has aceptado este texto. Léelo y, si estás de acuerdo, acéptalo.',
  },
  changed: {
    title: 'Cambió el texto que aceptaste',
    text: 'Lo que aceptaste antes queda anotado. Lee el texto de ahora y, si estás de acuerdo, acéptalo.',
  },
  consent: form.consent,
  accept: 'Aceptar',
  accepting: 'Guardando…',
  otherwise:
    'Si no estás de acuerdo, puedes llevarte tus datos y borrar tu cuenta desde tu perfil.',
  done: 'Anotado. Gracias.',
  failed: 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.',
  tooMany: 'Hoy ya hiciste muchos cambios de este tipo. Mañana podrás aceptar.',
};

export type Copy = Dictionary<typeof copy>;
