import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as join } from './class-join.ts';

/** The classes that a person with an account has joined, in their profile. */
export const copy = {
  title: 'Mis clases',
  text: 'Clases a las que entraste con tu cuenta, o cuyo resultado guardaste aquí.',
  alias: 'Allí te llamas «{alias}». Terminaste el {date}.',
  open: 'Allí te llamas «{alias}». Todavía no terminaste.',
  sees: 'Qué ve quien te orienta',
  choices: {
    nothing: join.share.choices.nothing.name,
    summary: join.share.choices.summary.name,
    everything: join.share.choices.everything.name,
  },
  saved: 'Guardado.',
  failed: 'No se pudo guardar. Sigue como estaba.',
  withdrawn: 'Retiraste tu resultado el {date}.',
  erased: 'Se borra sola el {date}.',
  notes: 'Notas de quien te orienta',
  agreed: 'Lo que acordaron',
  leave: {
    press: 'Salir de esta clase',
    label: 'Salir de esta clase: {group}',
    question: 'Se borra lo que guarda la clase de ti. Lo que pasaste a tu cuenta se queda.',
    yes: 'Sí, salir',
    no: 'No',
    busy: 'Saliendo…',
    failed: 'No se pudo salir. Inténtalo otra vez.',
  },
};

export type Copy = Dictionary<typeof copy>;
