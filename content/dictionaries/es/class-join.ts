import { namesIn } from '#content/instruments/registry.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { site } from '#content/site.ts';

/** A class takes tests together: the code, the alias, the tests, what the counsellor sees, the card. */
export const copy = {
  head: {
    title: `Entrar a una clase · ${site.brand}`,
    description:
      'Escribe el código de tu clase y haz el test con tu clase, sin cuenta y sin dar tu nombre ni tu correo.',
  },
  trial: { centre: 'Colegio de prueba', group: '4.º B' },
  code: {
    title: 'Entra a tu clase',
    label: 'Código de la clase',
    help: 'Ocho letras y números. Están en la pantalla de la clase.',
    go: 'Entrar',
    busy: 'Buscando tu clase…',
    short: 'El código tiene ocho letras y números. Te falta alguno.',
    unknown:
      'No encontramos esa clase. Mira el código otra vez; si está bien, pregunta si la sesión sigue abierta.',
    offline: 'No hay conexión. Tu código sigue aquí: inténtalo en cuanto vuelva.',
    often: 'Demasiados intentos seguidos. Espera un minuto y prueba otra vez.',
    full: 'Esta clase ya está completa. Pide que amplíen las plazas o un código nuevo.',
    closed: 'Esta clase ya cerró. Pide un código nuevo a quien la abrió.',
    teacher: '¿Eres docente u orientas a un grupo?',
    school: 'Así funciona para un colegio',
  },
  alias: {
    trial: 'Es una prueba: nada sale de este aparato.',
    title: '¿Cómo te llamamos aquí?',
    label: 'Un alias o tu número de lista',
    help: 'Algo que reconozcas tú: «Colibrí», «12», «Luz B».',
    problems: {
      empty: 'Escribe un alias o tu número de lista.',
      long: 'Es muy largo. Caben 24 letras.',
      mail: 'Parece un correo o una dirección. Elige un alias por el que nadie pueda escribirte ni encontrarte.',
      phone: 'Parece un teléfono. Elige un alias por el que nadie pueda llamarte.',
      telling:
        'Por ese alias te podría encontrar alguien de fuera. Elige otro, más corto o inventado.',
      document:
        'Parece un documento de identidad. Elige un alias: ese número dice quién eres en cualquier parte.',
    },
    happensTitle: 'Qué pasa con lo que respondas',
    happens: [
      'Se guarda en este aparato y se envía una sola vez, cuando termines.',
      'Al final tú decides qué ve quien te orienta: nada, un resumen o todo.',
      'Sin cuenta, sin nombre, sin correo. A los 90 días se borra.',
    ],
    counted: [
      'Tus respuestas no salen de este aparato.',
      'Tu colegio solo sabe cuántos terminaron.',
      'Al final ves tu resultado y lo borras de aquí.',
    ],
    showName: 'Mostrar también mi nombre a quien me orienta',
    go: 'Empezar',
    busy: 'Entrando…',
    other: 'No es mi clase',
    failed: 'No se pudo entrar por falta de conexión. Inténtalo otra vez.',
  },
  someone: {
    title: '¿Quién está con este aparato?',
    text: 'Aquí hay una clase empezada por «{alias}».',
    counted: 'Aquí hay una clase empezada.',
    yes: 'Soy yo, sigo',
    no: 'No soy yo: empezar de cero',
    lost: 'Lo que no se haya terminado se borra de este aparato.',
    waits: 'Lo que ya terminó se enviará solo, sin que nadie lo vea aquí.',
  },
  tests: {
    title: 'Hola, {alias}',
    titleCounted: 'Tu clase',
    names: namesIn('es', 'name'),
    done: 'Hecho',
    begun: 'Empezado',
    start: 'Empezar',
    next: 'Seguir con el siguiente',
    goOn: 'Seguir donde lo dejé',
    loading: 'Preparando las preguntas…',
    missing: 'Las preguntas no llegaron. Aparecerán solas en cuanto haya conexión.',
    retry: 'Volver a intentar',
    offline: 'Ya puedes quedarte sin internet: todo lo que hace falta está en este aparato.',
    closes: 'La clase cierra a las {time}.',
    over: 'La clase cerró a las {time}. Tienes 15 minutos para enviar lo que lleves.',
    early: 'Terminar con lo que llevo',
    complete: 'Al seguir, este test queda cerrado.',
    continue: 'Seguir',
  },
  share: {
    title: '¿Qué ve quien te orienta?',
    lead: 'Que terminaste se ve siempre. Lo demás lo eliges tú, y lo puedes cambiar después con tu tarjeta.',
    legend: 'Elige una opción',
    choices: {
      nothing: { name: 'Nada', text: 'Ve tu alias y que terminaste.' },
      summary: { name: 'Un resumen', text: 'Ve esto de ti:' },
      everything: {
        name: 'Todo',
        text: 'Ve tu resultado completo y cada respuesta. Sirve para hablarlo con calma.',
      },
    },
    none: 'Tus tests todavía no dicen bastante para un resumen.',
    working: 'Preparando tu resumen…',
    send: 'Enviar y terminar',
    sendCounted: 'Terminar',
    countedTitle: 'Terminaste',
    countedText: 'Al tocar «Terminar» tu colegio cuenta uno más. Tus respuestas se quedan aquí.',
  },
  done: {
    waitingTitle: 'Guardado en este aparato',
    waiting:
      'Se enviará solo en cuanto haya conexión. Puedes cerrar la página: al volver a abrirla sigue intentándolo.',
    sentTitle: 'Listo, {alias}',
    sentCountedTitle: 'Listo',
    sent: 'Tu clase ya cuenta contigo.',
    trial: 'Fue una prueba: no se envió nada.',
    lateTitle: 'La clase cerró antes de que llegara tu envío',
    late: 'Tus respuestas siguen en este aparato y tu resultado también. Avisa a quien abrió la clase.',
    refusedTitle: 'No se pudo recibir tu envío',
    refused:
      'Tus respuestas siguen en este aparato y tu resultado también. Avisa a quien abrió la clase.',
    card: {
      title: 'Tu tarjeta',
      text: 'Hazle una foto. Con ella ves tu resultado en otro aparato, cambias lo que compartes o lo retiras. Solo la tienes tú.',
      picture: 'Código QR de tu tarjeta',
      words: 'Si no puedes escanearla, escribe estas cinco palabras en {address}',
      trial: 'Así se ve. La de esta prueba no abre nada.',
    },
    result: 'Ver mi resultado',
    later:
      'Tu resultado se abre cuando quien te orienta lo decida. Míralo entonces con tu tarjeta.',
    free: 'Terminar y dejar el aparato libre',
    freeText: 'Borra de aquí todo lo tuyo. Hazlo si el aparato es prestado.',
    freeWaiting: 'Borra de aquí todo lo tuyo en cuanto se haya enviado.',
    freeLost: 'Borra de aquí todo lo tuyo, también lo que no se pudo enviar.',
  },
};

export type Copy = Dictionary<typeof copy>;
