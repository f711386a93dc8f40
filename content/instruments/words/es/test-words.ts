import { constants } from '#domain/constants.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What taking any of the tests says. */
export const copy = {
  intro: {
    start: {
      begin: 'Empezar el test',
      opening: 'Abriendo…',
      draftText: 'Tienes un test empezado: {n} de {total} respuestas guardadas.',
      resume: 'Continuar donde lo dejaste',
      startAnew: 'Empezar de nuevo',
      finishedText: 'Ya hiciste este test el {date}. El resultado está guardado.',
      seeResult: 'Ver resultado',
      repeat: 'Repetir el test',
    },
    unreachable:
      'No pudimos consultar tu cuenta. Puedes hacer el test igual: las respuestas quedan en este dispositivo y se envían cuando vuelva la conexión.',
    failed: 'No se pudieron cargar las preguntas. Revisa tu conexión e inténtalo de nuevo.',
    retry: 'Intentarlo de nuevo',
    age: `¿Menos de ${constants.ageOfConsentYears} años? Hazlo con tu familia: tus respuestas se quedan en este navegador.`,
    otherTests: 'Otros tests',
    /** Folds what the test asks, gives and keeps on a phone; open beside the ways in where there is room. */
    beforeTitle: 'Antes de empezar',
    storedTitle: 'Qué se guarda y dónde',
    storedText:
      'Cada respuesta se guarda en este dispositivo en cuanto la eliges. Si has iniciado sesión, también en tu cuenta. Sin cuenta, nada sale de tu navegador, salvo que te registres y quieras llevarte el resultado.',
    worksOffline:
      'Listo para usarse sin conexión: los tests y sus resultados funcionan en este dispositivo aunque se corte la red.',
    method: 'Cómo está hecho y cómo se puntúa',
  },
  test: {
    back: 'Atrás',
    next: 'Siguiente',
    skip: 'Saltar',
    /** On a page of several questions. */
    skipSome: 'Saltar estas {n}',
    toReview: 'Terminar',
    keys: 'También puedes usar las teclas 1 a 5',
    /** At a question that was to be left by Enter without an answer; {button} is what goes on without one. */
    missing: 'Falta esta respuesta. Elige una opción, o usa «{button}» para seguir sin ella.',
    /** Heard after each step, behind the answer and where it is kept. */
    place: 'Pregunta {place}',
    /** Asked once, after ten equal answers. */
    same: {
      text: 'Llevas diez respuestas iguales. ¿Es lo que sientes? Si es así, sigue.',
      yes: 'Sí',
    },
    progress: {
      label: 'Progreso del test',
      /** A word for each side of the hexagon, while it is being drawn. */
      sides: ['Empezamos', 'En marcha', 'Vas muy bien', 'Mitad hecha', 'Falta poco', 'Último lado'],
      /** All is answered, and cards are still to be put in order. */
      order: 'Falta ordenar',
      complete: '¡Completo!',
      placeAbout: '{n} de unas {total}',
      place: '{n} de {total}',
      /** Where several are asked at once. */
      answered: '{place} respondidas',
      minutes: 'Faltan {n} min',
      oneMinute: 'Falta 1 min',
      saved: {
        saving: 'Guardando…',
        device: 'Guardado en este dispositivo',
        account: 'Guardado en tu cuenta',
        offline: 'Sin conexión: guardado en este dispositivo',
        refused: 'Tu cuenta no aceptó estas respuestas: guardadas aquí',
        'signed-out': 'Tu sesión terminó: guardado aquí hasta que vuelvas a entrar',
        memory: 'No se puede guardar en este navegador: no cierres la pestaña',
      },
    },
    elsewhere: {
      title: 'Hay respuestas distintas en otro dispositivo',
      text: 'Vale la última que elegiste. Estas cambiaron; toca una si quieres revisarla.',
      close: 'Entendido',
    },
    review: {
      completeTitle: '¡Llegaste!',
      completeText:
        'Respondiste todo y ya puedes ver tu resultado. Después no se puede cambiar, pero sí repetir el test.',
      openTitle: 'Quedan preguntas sin responder',
      oneOpen: 'Dejaste 1 sin responder. Toca la pregunta para volver a ella.',
      manyOpen: 'Dejaste {n} sin responder. Toca una para volver a ella.',
      enough: 'Hay respuestas suficientes para darte un resultado. Si quieres, termina así.',
      lacking:
        'Para dar una puntuación hacen falta al menos 8 de cada 10 preguntas de cada tema. Con estos huecos el resultado saldría incompleto.',
      nothing:
        'Todavía no respondiste ninguna pregunta, así que no hay resultado que dar. Para cada tema hacen falta al menos 8 de cada 10 preguntas.',
      answerOpen: 'Responder las que faltan',
      finishAnyway: 'Terminar así',
      finish: 'Ver mi resultado',
      back: 'Volver a las preguntas',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
