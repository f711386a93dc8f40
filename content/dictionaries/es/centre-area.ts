import { namesIn } from '#content/instruments/registry.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as agreement } from './centre-agreement.ts';
import { copy as people } from './centre-people.ts';
import { copy as session } from './centre-session.ts';
import { copy as start } from './centre-start.ts';

/** The workspace of a centre: loaded only for somebody who has signed in with a second factor. */
export const copy = {
  agreement,
  people,
  session,
  start,
  nav: {
    label: 'Secciones del centro',
    sessions: 'Sesiones',
    groups: { school: 'Grupos', consultancy: 'Familias' },
    staff: 'Equipo',
    centre: 'Centro',
  },
  choose: 'Centro',
  instruments: namesIn('es', 'name'),
  loading: 'Consultando…',
  unreachable: 'No pudimos consultar al servidor.',
  retry: 'Intentarlo de nuevo',
  gone: 'Aquí no hay nada que puedas ver. Si acaban de cambiar tus permisos, es lo esperado.',
  limit: 'Demasiado seguido. Espera un momento y vuelve a intentarlo.',
};

export type Copy = Dictionary<typeof copy>;
