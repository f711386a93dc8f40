import type { Dictionary } from '#content/wording/dictionary.ts';

/** Six activities that somebody who knows a person puts in order, and that order beside the person's own answers. */
export const copy = {
  activities: {
    R: 'Arreglar, montar o construir algo con las manos',
    I: 'Averiguar por qué pasa algo y comprobarlo',
    A: 'Inventar, dibujar, escribir o tocar algo propio',
    S: 'Escuchar, enseñar o cuidar a otras personas',
    E: 'Convencer, organizar a un grupo o poner en marcha un plan',
    C: 'Ordenar datos, cuentas o papeles hasta que todo cuadre',
  },
  put: {
    title: 'Antes de mirar: ¿qué crees que le gusta?',
    text: 'Quien te envió este enlace quiere saber antes qué imaginas tú. Toca las seis actividades en orden: primero la que más le gusta, según tú, y al final la que menos.',
    once: 'Se envía una sola vez y aquí no hay respuestas correctas. Primero lo leerá quien te envió el enlace; si está de acuerdo, verás las dos miradas juntas y el resultado.',
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
    text: 'Ahora le toca a quien te envió el enlace. Cuando lo haya leído y esté de acuerdo, este mismo enlace te enseñará las dos miradas y el resultado.',
    look: 'Mirar de nuevo',
  },
  both: {
    title: 'En qué te reconocen',
    seen: 'Esto adivinó quien abrió tu enlace, junto a lo que salió de tus respuestas. Todavía no ha visto nada de tu resultado.',
    shown:
      'Primero, lo que imaginaste tú. Al lado, lo que salió de sus respuestas. Donde no coinciden hay una buena conversación: nadie se equivoca.',
    activity: 'Actividad',
    guessed: 'Lo adivinado',
    own: 'Sus respuestas',
    ownYours: 'Tus respuestas',
    meaning: 'Comparación',
    place: '{n}.º',
    between: 'entre {from}.º y {to}.º',
    same: 'sin diferencia',
    higher: 'se puso más arriba',
    lower: 'se puso más abajo',
    noOrder: 'En este enlace no hay un orden con el que comparar.',
    order: 'El orden que adivinó:',
  },
  agree: {
    text: 'Si estás de acuerdo, quien adivinó verá esta tabla y tu informe. Si no, no verá nada.',
    yes: 'De acuerdo: que lo vea',
    busy: 'Abriendo…',
    failed: 'No se pudo abrir. Nadie ha visto nada todavía: inténtalo de nuevo.',
    done: 'Ya puede ver las dos miradas y tu informe.',
  },
};

export type Copy = Dictionary<typeof copy>;
