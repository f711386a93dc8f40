import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** A family's first meeting with its adviser: the link that it gives, and opening it. `meeting-page.ts`: what the adviser reads. */
export const copy = {
  head: {
    title: `Primera reunión · ${site.brand}`,
    description:
      'Un enlace para tu asesor: tu situación, tu camino, los costos y tu resultado en una página.',
  },
  loading: 'Abriendo…',
  unreachable: 'No pudimos consultar al servidor.',
  retry: 'Intentarlo de nuevo',
  gone: 'Aquí no hay nada que puedas ver.',
  limit: 'Demasiado seguido. Espera un momento y vuelve a intentarlo.',
  make: {
    eyebrow: 'Antes de la primera reunión',
    title: 'Que tu asesor llegue preparado',
    lead: 'Crea un enlace con lo que ya tienes aquí. Tu asesor lo lee en una página y la reunión empieza por tus preguntas.',
    choose: 'Qué quieres que vea',
    parts: {
      situation: 'Tu situación: país, título, pasaporte',
      way: 'Tu camino a España',
      costs: 'Lo que escribiste para calcular los costos',
      result: 'Tus resultados',
    },
    nothing:
      'Todavía no hay nada que llevar. Haz un test o mira tu camino a España, y vuelve aquí.',
    toTest: 'Hacer el test',
    toRoute: 'Ver mi camino',
    name: 'Tu nombre, si quieres',
    submit: 'Crear el enlace',
    making: 'Creando…',
    none: 'Elige al menos una cosa.',
    failed: 'No se pudo crear. Revisa tu conexión e inténtalo de nuevo.',
    made: 'Envía este enlace a tu asesor. Vale hasta el {when}, o hasta que la reunión termine, y no se vuelve a mostrar.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    notCopied: 'Tu navegador no deja copiar: selecciona el enlace y cópialo.',
    end: 'Anular este enlace',
    ended: 'Anulado: ya no abre nada.',
    open: 'Enlaces que siguen abiertos',
    until: 'Vale hasta el {when}',
    seen: 'ya lo abrió tu asesor',
    unseen: 'nadie lo ha abierto',
    revoke: 'Anular',
    revokeQuestion: 'El enlace deja de abrir.',
    keep: 'Dejarlo',
    revoking: 'Anulando…',
  },
  open: {
    eyebrow: 'Primera reunión',
    title: 'Una familia te espera',
    signIn: 'Este enlace es para quien asesora. Entra con tu cuenta del centro.',
    staff: 'Este enlace lo abre quien trabaja en un centro. Pide a tu coordinador que te invite.',
    over: {
      title: 'Esta reunión ya terminó',
      text: 'El enlace se anuló o caducó. Si todavía te hace falta, pide a la familia que cree otro.',
    },
    end: {
      press: 'Terminar la reunión',
      question: 'El enlace deja de abrir. Guarda antes el PDF si la familia está de acuerdo.',
      yes: 'Terminar',
      no: 'Todavía no',
      busy: 'Terminando…',
      failed: 'No se pudo terminar. Inténtalo de nuevo.',
    },
  },
  gate: {
    title: 'Protege tu cuenta y sigue',
    lead: 'Aquí se ven datos de una familia. Por eso, además de la contraseña, pedimos un código de tu teléfono.',
  },
  create: 'Crear mi cuenta',
  signIn: 'Entrar',
};

export type Copy = Dictionary<typeof copy>;
