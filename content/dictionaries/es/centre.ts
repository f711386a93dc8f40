import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The workspace of a centre as somebody sees it who has not signed in. */
export const copy = {
  head: {
    title: `Tu centro · ${site.brand}`,
    description:
      'Abre una sesión de orientación con tu grupo: un código en la pared, sin cuentas ni correos.',
  },
  eyebrow: 'Para orientar en grupo',
  title: 'Tu grupo responde hoy',
  lead: 'Proyectas un código y cada estudiante responde desde su teléfono, sin cuenta ni correo. Tú ves quién terminó; lo demás lo decide cada quien.',
  stepsLabel: 'Cómo se empieza',
  steps: [
    'Crea tu cuenta y protégela con un segundo paso.',
    'Pon el nombre de tu centro y de tu grupo.',
    'Abre la sesión y proyecta el código.',
  ],
  time: 'La primera vez son unos diez minutos. Las demás, uno.',
  create: 'Crear mi cuenta',
  signIn: 'Ya tengo cuenta',
  loading: 'Abriendo tu centro…',
  gate: {
    title: 'Protege tu cuenta y empezamos',
    lead: 'Aquí se ven respuestas de estudiantes. Por eso, además de la contraseña, pedimos un código de tu teléfono. Se activa una sola vez.',
  },
};

export type Copy = Dictionary<typeof copy>;
