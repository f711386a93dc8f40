import type { Dictionary } from '#content/wording/dictionary.ts';

/** Six activities that somebody who knows a person puts in order, and that order beside the person's own answers. */
export const copy = {
  activities: {
    R: 'Arreglar, armar o construir algo con las manos',
    I: 'Averiguar por qué pasa algo y comprobarlo',
    A: 'Inventar, dibujar, escribir o tocar algo propio',
    S: 'Escuchar, enseñar o cuidar a otras personas',
    E: 'Convencer, organizar a un grupo o poner en marcha un plan',
    C: 'Ordenar datos, cuentas o papeles hasta que todo cuadre',
  },
  put: {
    title: 'Antes de mirar: ¿qué crees que le gusta?',
    text: 'Tócalas en orden: de la que más le gusta a la que menos.',
    once: 'Se envía una sola vez. Primero lo lee quien te envió el enlace; si está de acuerdo, verás las dos miradas y el resultado.',
    own: 'Así ven tu enlace quienes lo abran, hasta que estés de acuerdo con lo que adivinen. Aquí tú no puedes responder.',
    list: 'Seis actividades',
    placed: '{text}: lugar {n}',
    open: '{text}: sin lugar',
    clear: 'Empezar de nuevo',
    send: 'Enviar mi orden',
    sending: 'Enviando…',
    left: 'Te faltan {n} por poner. Un orden a medias no se puede comparar.',
    leftOne: 'Te falta una por poner. Un orden a medias no se puede comparar.',
    failed: 'No se pudo enviar. Tu orden sigue aquí: inténtalo de nuevo.',
    sentBefore: 'Con este enlace ya se envió un orden, y solo cabe uno.',
  },
  waiting: {
    title: 'Tu orden está guardado',
    text: 'Ahora le toca a quien te envió el enlace. Cuando lo haya leído y esté de acuerdo, este mismo enlace te mostrará las dos miradas y el resultado.',
    look: 'Mirar de nuevo',
  },
  waits: {
    link: '{Who} ya adivinó',
    line: '{Who} ya adivinó qué te gusta.',
    look: 'Léelo y decide si lo ve',
  },
  both: {
    title: 'Las dos miradas',
    seen: 'Quien adivinó todavía no ha visto nada de tu resultado.',
    shown: 'Donde las líneas se cruzan hay una buena conversación.',
    guessedBy: 'El orden de {who}',
    guessedByYou: 'Tu orden',
    own: 'Las respuestas de {who}',
    ownYours: 'Tus respuestas',
    place: '{n}.º',
    places: '{from}.º a {to}.º',
    noOrder: 'En este enlace no hay un orden con el que comparar.',
    order: 'El orden que adivinó:',
    type: '{name} ({does})',
    types: {
      R: { name: 'Realista', does: 'hacer con las manos' },
      I: { name: 'Investigador', does: 'investigar' },
      A: { name: 'Artístico', does: 'crear' },
      S: { name: 'Social', does: 'ayudar' },
      E: { name: 'Emprendedor', does: 'emprender' },
      C: { name: 'Convencional', does: 'organizar' },
    },
    ordinals: ['primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto'],
    betweenWords: 'entre {from} y {to}',
    /** What a person may have written of whom a link is for. */
    kin: 'mamá, mama, mami, ma, madre, papá, papa, papi, pa, padre, abuela, abuelo, tía, tia, tío, tio, hermana, hermano, prima, primo, madrina, padrino, tutora, tutor, orientadora, orientador, profe, profesora, profesor, maestra, maestro, amiga, amigo',
    kinFirst: 'Tu {name}',
    kinWithin: 'tu {name}',
    someone: { first: 'Quien abrió tu enlace', within: 'quien abrió tu enlace' },
    lines: {
      own: {
        first: '{Who} puso {type} primero; a ti te salió {own}, y {name} va {place}.',
        firstSame: '{Who} puso {type} primero, y es también lo que más te salió a ti.',
        firstTied:
          '{Who} puso {type} primero. En tus respuestas está entre lo primero: no hay diferencia.',
        top: 'Lo que más te salió a ti, {type}, quedó {put} en su orden.',
        other: '{type}: {put} en su orden, {place} en tus respuestas.',
      },
      guesser: {
        first: 'Pusiste {type} primero; a {who} le salió {own}, y {name} va {place}.',
        firstSame: 'Pusiste {type} primero, y es también lo que más le salió a {who}.',
        firstTied:
          'Pusiste {type} primero. En las respuestas de {who} está entre lo primero: no hay diferencia.',
        top: 'Lo que más le salió a {who}, {type}, quedó {put} en tu orden.',
        other: '{type}: {put} en tu orden, {place} en sus respuestas.',
      },
      none: 'En las otras cinco tampoco hay diferencia.',
      near: 'En lo demás los dos órdenes casi coinciden: un lugar de diferencia, como mucho.',
    },
  },
  agree: {
    text: 'Si estás de acuerdo, verá las dos miradas y tu resultado.',
    yes: 'De acuerdo: que lo vea',
    busy: 'Abriendo…',
    failed: 'No se pudo abrir. Nadie ha visto nada todavía: inténtalo de nuevo.',
    done: 'Ya puede ver las dos miradas y tu resultado.',
  },
};

export type Copy = Dictionary<typeof copy>;
