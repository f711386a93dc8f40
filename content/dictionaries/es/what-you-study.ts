import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The one question about studies: after a result, and on the page that a mail leads to. */
export const copy = {
  head: {
    title: `¿Qué estudias o hacia dónde te inclinas? · ${site.brand}`,
    description:
      'La pregunta que nos dejaste hacerte después de tus tests. Se contesta en un minuto.',
  },
  eyebrow: 'Una pregunta',
  title: '¿Qué estudias o hacia dónde te inclinas?',
  field: 'Elige lo más parecido',
  none: 'Elige…',
  open: { undecided: 'Todavía no lo sé', other: 'Otra cosa' },
  send: 'Enviar',
  choose: 'Elige una respuesta de la lista.',
  failed: 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.',
  onResult: {
    reopen: 'Dinos qué estudias o hacia dónde te inclinas',
    text: 'Es opcional y no cambia tu resultado. Si permites la investigación, nos sirve para saber si el test acierta. Puedes cambiarlo o borrarlo aquí mismo.',
    cancel: 'Ahora no',
    said: 'Nos dijiste: {family}.',
    change: 'Cambiar',
    remove: 'Borrar mi respuesta',
  },
  mailed: {
    text: 'Nos dejaste volver a preguntarte. No hace falta iniciar sesión, y tu respuesta no cambia ningún resultado.',
    stopTitle: '¿Que no te preguntemos más?',
    stopText:
      'Retira aquí el permiso. Lo que ya contestaste sigue en tu cuenta, donde puedes borrarlo.',
    stop: 'No volver a preguntarme',
    outcomes: {
      answered: {
        title: 'Gracias, anotado',
        text: 'Tu respuesta está guardada en tu cuenta.',
      },
      'answered-before': {
        title: 'Ya contestaste',
        text: 'Vale la primera respuesta que llegó con este enlace. Puedes verla en la descarga de tus datos.',
      },
      expired: {
        title: 'Este enlace ya no sirve para contestar',
        text: `Servía durante ${constants.followUpDays} días. No tienes que hacer nada.`,
      },
      stopped: {
        title: 'No te preguntaremos más',
        text: 'El permiso está retirado. Puedes volver a darlo en tu perfil cuando quieras.',
      },
      unknown: {
        title: 'No encontramos nada con este enlace',
        text: 'Puede que esté incompleto, o que la cuenta ya no exista. Cópialo entero desde el correo.',
      },
    },
  },
  /** What a mail that a guess came back leads to. */
  guesses: {
    eyebrow: 'Avisos por correo',
    title: '¿Que no te avisemos más?',
    text: 'Dejaremos de escribirte cuando alguien adivine con uno de tus enlaces. Los enlaces siguen como están.',
    stop: 'No avisarme más',
    stopped: {
      title: 'No te avisaremos más',
      text: 'Lo que adivinen lo encontrarás en tu resultado. Al crear otro enlace puedes volver a pedir el aviso.',
    },
    unknown: {
      title: 'No encontramos nada con este enlace',
      text: 'Puede que esté incompleto, o que tu enlace ya haya terminado. Entonces no hay más avisos.',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
