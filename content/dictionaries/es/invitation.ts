import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as centre } from './centre.ts';

const { eyebrow, create, signIn, loading, gate } = centre;

/** A link that lets one person join the staff of a centre. */
export const copy = {
  head: {
    title: `Invitación a un centro · ${site.brand}`,
    description:
      'Un enlace para trabajar con el equipo de una escuela o de una asesoría en Faro Vocacional.',
  },
  eyebrow,
  create,
  signIn,
  loading,
  gate,
  unreachable: 'No pudimos consultar al servidor.',
  retry: 'Intentarlo de nuevo',
  invitation: {
    eyebrow: 'Invitación',
    title: 'Te invitan a {name}',
    role: {
      lead: 'Vas a coordinar el centro: grupos, equipo y sesiones.',
      counsellor: 'Vas a orientar: abrirás sesiones con tus grupos y leerás lo que te compartan.',
    },
    signIn: 'Entra con tu cuenta, o crea una, y vuelve a esta página: la invitación te espera.',
    accept: 'Aceptar la invitación',
    accepting: 'Aceptando…',
    failed: 'No se pudo aceptar. Revisa tu conexión e inténtalo de nuevo.',
    over: {
      title: 'Esta invitación ya no vale',
      text: 'Vale una sola vez y dura siete días. Pide a quien te la envió que haga otra.',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
